import { type Label, type Location, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'kestrel-house',
  key: 'demo',
  floor: 'f_first',
  labels: false,
});

/** Simulates your booking system. */
const isFree = ({ id }: Location): boolean => id.length % 2 === 1;

// #region rooms
const labels = new Map<Location, Label>();

const meeting = map.venue.get('category', 'lcat_meeting');

for (const room of meeting.children.flatMap(({ locations }) => locations)) {
  labels.set(
    room,
    map.labels.add(room, { haloColor: '#ffffff', interactive: true }),
  );
}

function showStates(): void {
  for (const [room, label] of labels) {
    const free = isFree(room);
    label.update({
      text: `${room.name}\n${free ? 'free' : 'in use'}`,
      color: free ? '#1b6e3c' : '#a1321f',
    });
  }
}

showStates();
setInterval(showStates, 60_000);
// #endregion rooms

// #region click
for (const [room, label] of labels)
  label.on('click', () => map.camera.focusOn(room));
// #endregion click
