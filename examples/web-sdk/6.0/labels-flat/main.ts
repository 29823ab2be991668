import { showVenue } from '@brand/web-sdk';
import { text3d } from '@brand/web-sdk/text-3d';

const map = await showVenue('#map', {
  venueId: 'harbour-mall',
  key: 'demo',
  labels: false,
  camera: { pitchDegrees: 20 },
});

// #region flat
const text = map.use(text3d);
const shops = map.venue
  .get('category', 'lcat_shopping')
  .children.flatMap(({ locations }) => locations);

text.addAll(shops, { altitude: 1.5 }); // Above the shelves, which would hide the text.
// #endregion flat
