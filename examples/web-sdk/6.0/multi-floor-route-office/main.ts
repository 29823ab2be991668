import { showVenue } from '@brand/web-sdk';
import { stackedFloors } from '@brand/web-sdk/stacked-floors';

const map = await showVenue('#map', {
  venueId: 'kestrel-house',
  key: 'demo',
  camera: { bearingDegrees: 30 },
});

// One stop on each floor. Try 'cafe' or 'sky-bar'.
const stops = ['reception', 'workshop', 'roof-terrace'];
const route = await map.venue.routeThrough(
  stops.map((id) => map.venue.get('location', id)),
);

if (route.found) {
  const stack = map.use(stackedFloors);
  map.navigation.draw(route, { fitCamera: false });
  await stack.show({ floors: route.floors, pitchDegrees: 60 });
}
