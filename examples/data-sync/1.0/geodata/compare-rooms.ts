import { readFile } from 'node:fs/promises';
import { readBundle } from '@brand/mvf/read';

/** Reads outlines by external id, which is the room's id in the drawing. */
async function readRooms(bytes: Uint8Array): Promise<Map<string, string>> {
  const bundle = await readBundle(bytes);
  if (bundle.version !== 3)
    throw new Error('Expected MVF 3. Run mvf upgrade first.');
  const rooms = new Map<string, string>();
  for (const floorId of bundle.floorIds) {
    const floor = await bundle.readFloor('geometry', floorId);
    for (const { properties, geometry } of floor?.features ?? []) {
      const id = properties.details?.externalId;
      if (id !== undefined) rooms.set(id, JSON.stringify(geometry));
    }
  }
  return rooms;
}

/** Returns a line for each room that was added, removed or redrawn. */
export async function compareRooms(
  before: Uint8Array,
  after: Uint8Array,
): Promise<string[]> {
  const [old, current] = await Promise.all([readRooms(before), readRooms(after)]);
  const ids = [...new Set([...old.keys(), ...current.keys()])].toSorted();
  return ids.flatMap((id) => {
    if (!current.has(id)) return [`- ${id}`];
    if (!old.has(id)) return [`+ ${id}`];
    return old.get(id) === current.get(id) ? [] : [`~ ${id}`];
  });
}

if (import.meta.main) {
  const [before = '', after = ''] = process.argv.slice(2);
  const lines = await compareRooms(await readFile(before), await readFile(after));
  console.log(lines.join('\n') || 'No rooms have changed.');
}
