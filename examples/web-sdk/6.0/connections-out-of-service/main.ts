import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});
const checkIn = map.venue.get('location', 'check-in-b');
const lounge = map.venue.get('location', 'lounge-aurora');

// #region close
const lift = map.venue.get('connection', 'c_lift-airside');
const connectionWeights = { [lift.id]: Infinity };

const usual = await map.venue.route(checkIn, lounge);
const detour = await map.venue.route(checkIn, lounge, { connectionWeights });
if (usual.found && detour.found) map.navigation.draw([detour, usual]);

for (const { element } of lift.entrances) {
  map.markers.add(element, { content: 'Out of service', rank: 'high' });
}
// #endregion close

await map.camera.focusOn(lift, { maxZoom: 19 });
