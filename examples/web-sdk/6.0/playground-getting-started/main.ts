import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });

map.on('click', ({ element, floor, coordinate }) => {
  const place = element?.locations[0]?.name ?? 'No place';
  console.log(place, 'on', floor?.name, 'at', coordinate?.lngLat);
});
