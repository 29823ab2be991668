import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const desk = map.venue.get('location', 'information');
const bookshop = map.venue.get('location', 'bookshop');

// #region closure
// Halfway between the two, in the middle of the hall.
const from = desk.center!.lngLat;
const to = bookshop.center!.lngLat;
const longitude = (from[0] + to[0]) / 2;
const latitude = (from[1] + to[1]) / 2;

const closed = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [longitude - 0.00006, latitude - 0.00004],
      [longitude + 0.00006, latitude - 0.00004],
      [longitude + 0.00006, latitude + 0.00004],
      [longitude - 0.00006, latitude + 0.00004],
      [longitude - 0.00006, latitude - 0.00004],
    ],
  ],
};
map.shapes.add(closed, { color: '#d93025', height: 1.2, opacity: 0.6 });

const zones = [{ area: closed, cost: Infinity }];
const around = await map.venue.route(desk, bookshop, { zones });
if (around.found) map.navigation.draw(around);
// #endregion closure
if (around.found) await map.camera.focusOn(around);
