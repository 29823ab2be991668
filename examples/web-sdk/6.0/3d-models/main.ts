import { showVenue } from '@brand/web-sdk';
import { models } from '@brand/web-sdk/models';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });

// #region add
const url =
  'https://portal.brand.example/samples/web-sdk/6.0/3d-models/kiosk.glb';
const desk = map.venue.get('location', 'information');

const kiosk = await map
  .use(models)
  .add(desk.elements[0]!, { url, scale: 2, interactive: true });
// #endregion add
await map.camera.focusOn(kiosk, { maxZoom: 21 });

// #region change
map.on('click', ({ hits }) => {
  const model = hits.find((hit) => hit.type === 'model')?.target;
  if (!model) return;
  const [east, north, up] = model.style.rotationDegrees;
  model.animate({ rotationDegrees: [east, north, up + 90] });
});
// #endregion change
