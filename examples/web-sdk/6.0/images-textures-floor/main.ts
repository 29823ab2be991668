import { showVenue } from '@brand/web-sdk';
import { images } from '@brand/web-sdk/images';

const map = await showVenue('#map', {
  venueId: 'harbour-mall',
  key: 'demo',
  labels: false,
});

// #region floor
const pictures = map.use(images);
const inlays = pictures.showFloorImages();
// #endregion floor
const [inlay] = map.floors.current.images;
if (inlay)
  await map.camera.focusOn(inlay.center, { minZoom: 19.5, maxZoom: 19.5 });

// #region wall
const wall = map.venue.nearest(map.floors.current.center, { types: ['wall'] })[0]
  ?.element;
if (wall && map.venue.logo) {
  await pictures.add(wall, {
    url: map.venue.logo,
    width: 4,
    orientation: 'upright',
    altitude: 0.5,
  });
}
// #endregion wall
document.addEventListener('keydown', ({ key }) => key === 'h' && inlays.remove());
