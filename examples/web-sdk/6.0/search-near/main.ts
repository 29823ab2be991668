import { type Coordinate, showVenue } from '@brand/web-sdk';
import { createSearch } from '@brand/web-sdk/search';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
  floor: 'f_departures',
  labels: false,
});

const gate = map.venue.get('location', 'gate-b3');
const here: Coordinate = gate.center ?? map.floors.current.center;

// #region near
const search = createSearch(map.venue, { types: ['location'] });
const hits = search.query('', {
  categories: ['lcat_food'],
  near: here,
  limit: 3,
});

for (const { element, distance = 0, nearestPart = element } of hits) {
  // A café may have branches, so mark the nearest one.
  map.markers.add(nearestPart, {
    content: `${element.name}, ${Math.round(distance)} m`,
    rank: 'always',
  });
}
// #endregion near

map.markers.add(here, { rank: 'always', title: 'You are here' });
await map.camera.focusOn(map.markers.all.map(({ coordinate }) => coordinate));
