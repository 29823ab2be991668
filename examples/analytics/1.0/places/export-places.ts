// #region export
import { readFile, writeFile } from 'node:fs/promises';
import { openVenue } from '@brand/web-sdk';

const [bundle = 'venue.zip', output = 'places.csv'] = process.argv.slice(2);
const venue = await openVenue(await readFile(bundle), { language: 'en' });

const HEADER =
  'venue_id,place_id,floor_id,level,name,category,latitude,longitude';

// A place on two floors gets two rows, because each point needs one floor.
const rows = venue.locations.flatMap((location) => {
  const onFloors = Map.groupBy(location.elements, ({ floor }) => floor);
  return [...onFloors].map(([floor, [first]]) => {
    const [longitude, latitude] = first!.center.lngLat;
    return [
      venue.id,
      location.externalId ?? location.id,
      floor.id,
      floor.elevation,
      location.name,
      location.categories[0]?.name ?? '',
      latitude,
      longitude,
    ];
  });
});

const cell = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `"${value.replaceAll('"', '""')}"`;
const lines = rows.map((row) => row.map(cell).join(','));
await writeFile(output, `${[HEADER, ...lines].join('\n')}\n`);
console.log(`${rows.length} places of ${venue.name} in ${output}`);
// #endregion export
