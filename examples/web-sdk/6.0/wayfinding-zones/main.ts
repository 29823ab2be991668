import { type RouteZone, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const entrance = map.venue.get('location', 'quay-entrance');
const store = map.venue.get('location', 'department-store');

// #region close
const spill: RouteZone['area'] = {
  type: 'Polygon',
  coordinates: [
    [
      [-9.13927, 38.70314],
      [-9.13918, 38.70314],
      [-9.13918, 38.70321],
      [-9.13927, 38.70321],
      [-9.13927, 38.70314],
    ],
  ],
};
const zones: RouteZone[] = [{ area: spill, floorId: 'f_ground', cost: Infinity }];

const usual = await map.venue.route(entrance, store);
const detour = await map.venue.route(entrance, store, { zones });
if (usual.found && detour.found) map.navigation.draw([detour, usual]);
// #endregion close

map.shapes.add(
  { type: 'Polygon', coordinates: spill.coordinates as [number, number][][] },
  { floor: 'f_ground', color: '#e03131', opacity: 0.5 },
);
