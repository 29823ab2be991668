import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });

map.on('click', ({ element }) => {
  if (element) map.camera.focusOn(element);
});
