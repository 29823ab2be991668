import { readFile, writeFile } from 'node:fs/promises';
// #region pack
import { type Mvf3Document, writeZip } from '@brand/mvf';
import { importVenue, toIMDF } from '@brand/mvf/convert';

/** Files that Microsoft Places reads. The package omits all others. */
const FILES = ['building', 'footprint', 'level', 'unit', 'section', 'fixture'];

export async function packForPlaces(bundle: Uint8Array): Promise<Uint8Array> {
  const { document } = await importVenue(bundle);
  const archive = readArchive(toIMDF(nameShapes(document)).document);
  const fixtures = [...(archive.get('fixture') ?? []), ...findDesks(archive)];
  archive.set('fixture', fixtures);
  const files = FILES.map((name) => {
    const features = archive.get(name) ?? [];
    const text = JSON.stringify({ type: 'FeatureCollection', name, features });
    return [`${name}.geojson`, new TextEncoder().encode(text)] as const;
  });
  return writeZip(new Map(files));
}
// #endregion pack

// #region names
/** Copies location names to their shapes, where Microsoft Places expects them. */
function nameShapes(document: Mvf3Document): Mvf3Document {
  const names = new Map(
    (document.locations ?? []).flatMap(({ details, geometryAnchors = [] }) =>
      geometryAnchors.map(({ geometryId }) => [geometryId, details?.name]),
    ),
  );
  const floors = Object.entries(document.geometry ?? {}).map(
    ([floor, shapes]) => {
      const features = shapes.features.map((shape) => {
        const { id, details } = shape.properties;
        const name = details?.name ?? names.get(id);
        return name === undefined
          ? shape
          : {
              ...shape,
              properties: { ...shape.properties, details: { ...details, name } },
            };
      });
      return [floor, { ...shapes, features }] as const;
    },
  );
  return { ...document, geometry: Object.fromEntries(floors) };
}
// #endregion names

type Feature = {
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
};
type Archive = Map<string, readonly Feature[]>;

// #region desks
/** Finds desks, which are kiosks in IMDF but fixtures in Microsoft Places. */
function findDesks(archive: Archive): readonly Feature[] {
  const desks = new Set(
    archive
      .get('occupant')
      ?.filter(({ properties }) => properties['category'] === 'desks')
      .map(({ properties }) => properties['anchor_id']),
  );
  return (archive.get('kiosk') ?? [])
    .filter(({ properties }) => desks.has(properties['anchor_id']))
    .map((kiosk) => ({
      ...kiosk,
      feature_type: 'fixture',
      properties: { ...kiosk.properties, category: 'desk', anchor_id: null },
    }));
}
// #endregion desks

function readArchive(files: ReadonlyMap<string, Uint8Array>): Archive {
  return new Map(
    [...files]
      .filter(([path]) => path.endsWith('.geojson'))
      .map(([path, bytes]) => {
        const text = new TextDecoder().decode(bytes);
        const { features } = JSON.parse(text) as { features: Feature[] };
        return [path.replace('.geojson', ''), features];
      }),
  );
}

if (import.meta.main) {
  const [bundle = 'office.zip', output = 'places.zip'] = process.argv.slice(2);
  await writeFile(output, await packForPlaces(await readFile(bundle)));
  console.log(`Wrote ${output}`);
}
