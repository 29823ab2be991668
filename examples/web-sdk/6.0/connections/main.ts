import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
  labels: false,
});

const NAMES: Record<string, string> = {
  elevator: 'Lift',
  escalator: 'Escalator',
  stairs: 'Stairs',
  travelator: 'Moving walk',
  ramp: 'Ramp',
};

for (const connection of map.venue.connections) {
  const text = NAMES[connection.connectionType] ?? connection.name;
  const color = connection.isAccessible ? '#1864ab' : '#862e9c';
  for (const { element } of connection.entrances) {
    map.labels.add(element, { text, color, haloColor: '#ffffff', rank: 'high' });
  }
}
