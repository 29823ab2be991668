import { showVenue } from '@brand/web-sdk';
import { images } from '@brand/web-sdk/images';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});

// #region texture
const stripes =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">' +
      '<path fill="#f4b400" d="M0 0h64v64H0z"/>' +
      '<path stroke="#202124" stroke-width="16" d="M-16 48 48-16M16 80 80 16"/>' +
      '</svg>',
  );

map.use(images);
const shop = map.venue.get('location', 'bookshop').elements;
map.elements.set(shop, { texture: { url: stripes, scale: 1.5 } });
// #endregion texture
await map.camera.focusOn(shop);
