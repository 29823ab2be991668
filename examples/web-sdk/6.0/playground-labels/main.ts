import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'harbour-mall',
  key: 'demo',
  labels: false,
});

map.labels.addAll(map.floors.current.locations, {
  rank: 'medium',
  size: 14,
  weight: 600,
  color: '#0b4f68',
  haloColor: '#ffffff',
  interactive: true,
});

// These stay, whoever else wants the room.
map.labels.addAll(map.venue.topLocations, {
  rank: 'always',
  weight: 700,
  color: '#a1321f',
  haloColor: '#ffffff',
});

map.on('click', ({ hits }) => {
  hits.find((hit) => hit.type === 'label')?.target.remove();
});
