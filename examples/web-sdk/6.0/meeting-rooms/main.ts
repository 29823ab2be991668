import { type Label, type Location, showVenue } from '@brand/web-sdk';
import { askServer, ROOMS } from './data.ts';
import { type RoomSchedule, type RoomState, stateOf } from './room-state.ts';

const map = await showVenue('#map', {
  venueId: 'kestrel-house',
  key: 'demo',
  floor: 'f_first',
  labels: false,
});

// #region show
const LOOKS = {
  free: { color: '#146c2e', height: 0.4, text: 'free' },
  soon: { color: '#8a5a00', height: 1.2, text: 'free until' },
  taken: { color: '#b3261e', height: 2.4, text: 'in use until' },
  unknown: { color: '#6b7280', height: 0.4, text: 'not known' },
} as const;

const labels = new Map<Location, Label>();

function showState(room: Location, state: RoomState): void {
  const { color, height, text } = LOOKS[state.kind];
  map.elements.animate(room.elements, { color, height });
  const until =
    state.kind === 'soon' || state.kind === 'taken' ? state.until : undefined;
  const time = until === undefined ? '' : ` ${timeOf(until)}`;
  labels.get(room)?.update({ text: `${room.name}\n${text}${time}` });
}

function timeOf(time: number): string {
  return new Date(time).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  });
}
// #endregion show

// #region poll
let schedules: readonly RoomSchedule[] = [];
let askedAt = 0;

async function ask(): Promise<void> {
  try {
    schedules = await askServer();
    askedAt = Date.now();
  } catch {
    // Show the last known state until it is too old. Then rooms turn grey.
  }
  for (const [room, address] of rooms) {
    const schedule = schedules.find((each) => each.room === address);
    const now = Date.now();
    showState(
      room,
      schedule ? stateOf(schedule, { now, askedAt }) : { kind: 'unknown' },
    );
  }
}

const rooms = map.venue.locations.flatMap((location) => {
  const address = ROOMS.get(location.externalId ?? '');
  return address === undefined ? [] : [[location, address] as const];
});
for (const [room] of rooms)
  labels.set(room, map.labels.add(room, { haloColor: '#ffffff' }));

await ask();
setInterval(ask, 60_000);
// #endregion poll
