import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'harbour-mall',
  key: 'demo',
  camera: { controls: { pan: true, rotate: true } },
});

map.on('click', ({ element }) => {
  if (element?.locations.length) map.camera.focusOn(element, { maxZoom: 20 });
  else map.camera.reset();
});

await map.camera.animateTo(
  { zoom: 18.5, bearingDegrees: 30, pitchDegrees: 60 },
  { duration: 1500, easing: 'ease-in-out' },
);
