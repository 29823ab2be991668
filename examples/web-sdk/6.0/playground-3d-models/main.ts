import { showVenue } from '@brand/web-sdk';
import { models } from '@brand/web-sdk/models';

const turnDegrees = 30;
const selectedColor = '#f08c00';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const url =
  'https://portal.brand.example/samples/web-sdk/6.0/3d-models/kiosk.glb';

const kiosk = await map.use(models).add(map.floors.current.center, {
  url,
  scale: 4,
  rotationDegrees: [0, 0, turnDegrees],
  interactive: true,
});
await map.camera.focusOn(kiosk, { maxZoom: 20 });

let isSelected = false;

map.on('click', ({ hits, coordinate }) => {
  const isHit = hits.some(({ type }) => type === 'model');
  if (isSelected && !isHit && coordinate) {
    kiosk.moveTo(coordinate, { duration: 800 });
  }
  isSelected = isHit;
  kiosk.update({ color: isSelected ? selectedColor : undefined });
});
