import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'kestrel-house',
  key: 'demo',
  floor: 'f_first',
});

// #region join
type Booking = { readonly room: string; readonly until: string };

/** Simulates your server's response. Rooms have the ids of your own system. */
const bookings: readonly Booking[] = [
  { room: 'meeting-birch', until: '14:00' },
  { room: 'meeting-fjord', until: '15:30' },
  { room: 'meeting-tarn', until: '16:00' },
];

const unknown: string[] = [];
for (const { room, until } of bookings) {
  const location = map.venue.find('location', room);
  if (!location) {
    unknown.push(room);
    continue;
  }
  map.elements.set(location.elements, { color: '#c65b4a' });
  map.labels.add(location, {
    text: () => `${location.name}\nuntil ${until}`,
    rank: 'always',
  });
}
// #endregion join

await map.camera.focusOn(
  bookings.flatMap(({ room }) => map.venue.find('location', room) ?? []),
);
