import { showVenue } from '@brand/web-sdk';
import { images } from '@brand/web-sdk/images';

const map = await showVenue('#map', {
  venueId: 'harbour-mall',
  key: 'demo',
  labels: false,
});

// #region add
const bookshop = map.venue.get('location', 'bookshop');
const [shop] = bookshop.elements;
const pictures = map.use(images);

const logo = await pictures.add(shop!, {
  url: bookshop.logo!,
  width: 9,
  altitude: 2, // Above the shelves, which would hide it.
  faceCamera: true,
});
// #endregion add
await map.camera.focusOn(logo, { maxZoom: 20.5 });
