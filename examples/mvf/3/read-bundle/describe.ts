// #region open
import { readFile } from 'node:fs/promises';
import { readBundle } from '@brand/mvf';

const bundle = await readBundle(await readFile(process.argv[2] ?? 'venue.zip'));
if (bundle.version !== 3) {
  throw new Error(`Expected MVF 3, found MVF ${bundle.version}. Upgrade it.`);
}
const manifest = await bundle.read('manifest');
const venue = manifest?.features[0];
console.log(venue?.properties.name, venue?.geometry.coordinates);
// #endregion open

// #region first-floor
const floors = (await bundle.read('floors'))?.features.map(
  ({ properties }) => properties,
);
const [building] = (await bundle.read('floorStacks')) ?? [];
const choice = (floors ?? [])
  .filter(({ id }) => building?.floors.includes(id) ?? true)
  .toSorted((a, b) => Math.abs(a.elevation) - Math.abs(b.elevation));
const first = choice.find(({ id }) => id === building?.defaultFloor) ?? choice[0];
if (!first) throw new Error('The venue has no floors.');
console.log(`Begin with ${first.details?.name ?? first.id}.`);
// #endregion first-floor

// #region rooms
const shapes = (await bundle.readFloor('geometry', first.id))?.features ?? [];
const kinds = await bundle.readFloor('kinds', first.id);
const rooms = shapes.filter(
  ({ properties }) => kinds?.[properties.id] === 'room',
);
console.log(`${shapes.length} shapes, ${rooms.length} of them rooms.`);
// #endregion rooms

// #region routes
const nodes = (await bundle.readFloor('nodes', first.id))?.features ?? [];
const edges = nodes.flatMap(({ properties }) => properties.neighbors);
const connections = (await bundle.read('connections')) ?? [];
console.log(`${edges.length} edges here, ${connections.length} connections.`);
// #endregion routes
