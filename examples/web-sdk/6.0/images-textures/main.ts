import { showVenue } from '@brand/web-sdk';
import { images } from '@brand/web-sdk/images';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });

// #region add
const bookshop = map.venue.get('location', 'bookshop');
const [shop] = bookshop.elements;
const pictures = map.use(images);

const logo = await pictures.add(shop!, { url: bookshop.logo!, width: 6, faceCamera: true });
// #endregion add
await map.camera.focusOn(logo, { maxZoom: 20.5 });
