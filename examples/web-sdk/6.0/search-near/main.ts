import { type Coordinate, type Location, type ShapeElement, showVenue } from '@brand/web-sdk';
import { createSearch } from '@brand/web-sdk/search';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
  floor: 'f_departures',
  labels: false,
});

const gate = map.venue.get('location', 'gate-b3');
const here: Coordinate = gate.center ?? map.floors.current.center;

// #region part
function nearestPart({ elements }: Location): ShapeElement | undefined {
  const { frame } = map.venue;
  const start = frame.toMetres(here.lngLat);
  const distanceTo = ({ center }: ShapeElement): number => {
    const { x, y } = frame.toMetres(center.lngLat);
    return Math.hypot(x - start.x, y - start.y);
  };
  return elements
    .filter(({ floor }) => floor.id === here.floorId)
    .toSorted((a, b) => distanceTo(a) - distanceTo(b))[0];
}
// #endregion part

// #region near
const search = createSearch(map.venue, { types: ['location'] });
const hits = search.query('', { categories: ['lcat_food'], near: here, limit: 3 });

for (const { type, element, distance = 0 } of hits) {
  if (type !== 'location') continue;
  // A café may have branches: mark the one that is near.
  map.markers.add(nearestPart(element) ?? element, {
    content: `${element.name}, ${Math.round(distance)} m`,
    rank: 'always',
  });
}
// #endregion near

map.markers.add(here, { rank: 'always', title: 'You are here' });
await map.camera.focusOn(map.markers.all.map(({ coordinate }) => coordinate));
