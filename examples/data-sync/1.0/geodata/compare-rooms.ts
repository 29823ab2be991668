import { readFile } from 'node:fs/promises';
import { readBundle } from '@brand/mvf/read';

/** Outlines by external id: what a drawing calls a room, whatever the bundle calls it. */
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

/** A line for each room that came, went or has another outline. */
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
  console.log(lines.join('\n') || 'No room has changed.');
}
