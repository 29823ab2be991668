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
map.labels.addAll(map.venue.topLocations, { rank: 'always', color: '#a1321f' });

map.on('click', ({ hits }) => {
  hits.find((hit) => hit.type === 'label')?.target.remove();
});
