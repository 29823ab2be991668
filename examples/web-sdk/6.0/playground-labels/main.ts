import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'harbour-mall',
  key: 'demo',
  labels: false,
});
const important = map.venue.topLocations;
const others = map.floors.current.locations.filter(
  (place) => !important.includes(place),
);

map.labels.addAll(others, {
  rank: 'medium',
  size: 14,
  weight: 600,
  color: '#0b4f68',
  haloColor: '#ffffff',
  interactive: true,
});

// If labels compete for space, these stay.
map.labels.addAll(important, {
  rank: 'high',
  weight: 700,
  color: '#a1321f',
  haloColor: '#ffffff',
});

map.on('click', ({ hits }) => {
  hits.find((hit) => hit.type === 'label')?.target.remove();
});
