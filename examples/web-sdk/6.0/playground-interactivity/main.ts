import { type GeometryElement, showVenue } from '@brand/web-sdk';

const selectedColor = '#f08c00';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const readout = document.createElement('output');
readout.textContent = 'Click a place';
document.body.prepend(readout);

const elements = [...map.venue.spaces, ...map.venue.objects];
const places = elements.filter(({ locations }) => locations.length > 0);
map.elements.set(places, { interactive: true, hoverColor: '#ffd43b' });

let selected: GeometryElement | undefined;

map.on('click', ({ element, floor, coordinate, hits }) => {
  if (selected) map.elements.set(selected, { color: 'default' });
  selected = element?.locations.length ? element : undefined;
  if (selected) map.elements.set(selected, { color: selectedColor });

  const name = selected?.locations[0]?.name ?? 'No place';
  readout.textContent = `${name}, ${floor?.name ?? 'outside'}`;
  console.log(hits.map(({ type }) => type).join(', '), coordinate?.lngLat);
});
