import { writeFiles } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { zipSync } from 'fflate';

const CORNERS = 60;
const METRE = 1 / 111_320;

/** One in this many tables has no kind, which is a finding with a position. */
const BROKEN_EVERY = 20;

/** Creates a bundle of at least `bytes` bytes: a house with thousands of round tables. */
export function largeBundle(bytes: number): Uint8Array {
  const venue = tinyVenue();
  const { features } = venue.geometry['f_outside']!;
  const kinds = venue.kinds['f_outside']!;
  const [like] = features;
  const size = JSON.stringify(tableAt(like!, 0)).length;
  for (let index = 0; index * size < bytes; index += 1) {
    const table = tableAt(like!, index);
    features.push(table);
    if (index % BROKEN_EVERY > 0) kinds[table.properties.id] = 'object';
  }
  // Stored without compression, so that the file is as large as its contents.
  return zipSync(Object.fromEntries(writeFiles(venue)), { level: 0 });
}

type Feature = ReturnType<typeof tinyVenue>['geometry'][string]['features'][number];

function tableAt(like: Feature, index: number): Feature {
  const [lng, lat] = [
    13.4 + ((index * 7) % 1000) * METRE * 0.01,
    52.5 + (index % 997) * METRE * 0.01,
  ];
  const ring = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    return [lng + Math.cos(angle) * METRE, lat + Math.sin(angle) * METRE];
  });
  ring.push([...ring[0]!]);
  return {
    ...like,
    properties: { id: `g_table-${index}` },
    geometry: { type: 'Polygon', coordinates: [ring] },
  } as Feature;
}
