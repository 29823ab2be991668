import { showVenue } from '@brand/web-sdk';
import { models } from '@brand/web-sdk/models';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const url =
  'https://portal.brand.example/samples/web-sdk/6.0/3d-models/kiosk.glb';
const desk = map.venue.get('location', 'information');
const bookshop = map.venue.get('location', 'bookshop');

// #region move
const robot = await map
  .use(models)
  .add(desk.elements[0]!, { url, color: '#188038', scale: 3 });
const route = await map.venue.route(desk, bookshop);

if (route.found) {
  map.navigation.draw(route);
  for (const place of route.coordinates) {
    await robot.moveTo(place, { duration: 400, easing: 'linear' });
  }
}
// #endregion move
await map.camera.focusOn(bookshop, { maxZoom: 19.5 });
