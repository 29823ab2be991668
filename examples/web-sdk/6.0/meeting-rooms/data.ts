import type { RoomSchedule } from './room-state.ts';

/** Sample data in place of your server's response. */
export function askServer(): Promise<readonly RoomSchedule[]> {
  const minute = 60_000;
  const now = Date.now();
  const taken = (from: number, to: number) => ({
    start: now + from * minute,
    end: now + to * minute,
  });
  return Promise.resolve([
    { room: 'birch@kestrel-house.example', taken: [taken(-20, 25)] },
    {
      room: 'fjord@kestrel-house.example',
      taken: [taken(-5, 30), taken(30, 60)],
    },
    { room: 'heath@kestrel-house.example', taken: [taken(8, 38)] },
    { room: 'skerry@kestrel-house.example', taken: [taken(90, 120)] },
    { room: 'dune@kestrel-house.example', taken: [] },
    { room: 'tarn@kestrel-house.example', taken: undefined },
  ]);
}

/** Matches each room's external id in the venue to its calendar address. */
export const ROOMS: ReadonlyMap<string, string> = new Map([
  ['meeting-birch', 'birch@kestrel-house.example'],
  ['meeting-fjord', 'fjord@kestrel-house.example'],
  ['meeting-heath', 'heath@kestrel-house.example'],
  ['meeting-skerry', 'skerry@kestrel-house.example'],
  ['meeting-dune', 'dune@kestrel-house.example'],
  ['meeting-tarn', 'tarn@kestrel-house.example'],
]);
