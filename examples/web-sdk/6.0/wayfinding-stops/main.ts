import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});

// #region stops
const visits = [
  'main-entrance',
  'radiology',
  'outpatient-desk',
  'cardiology',
  'pharmacy',
];
const stops = visits.map((id) => map.venue.get('location', id));

const route = await map.venue.routeThrough(stops, { order: 'shortest' });
if (route.found) map.navigation.draw(route);
// #endregion stops
