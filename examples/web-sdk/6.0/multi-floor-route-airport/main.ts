import { showVenue } from '@brand/web-sdk';
import { stackedFloors } from '@brand/web-sdk/stacked-floors';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
  camera: { bearingDegrees: 345 },
});

// One stop on each floor. Try 'duty-free' or 'viewing-gallery'.
const stops = ['rail-station', 'security', 'lounge-aurora'];
const route = await map.venue.routeThrough(
  stops.map((id) => map.venue.get('location', id)),
);

if (route.found) {
  const stack = map.use(stackedFloors);
  map.navigation.draw(route, { fitCamera: false });
  await stack.show({ floors: route.floors, pitchDegrees: 50, gap: 45 });
}
