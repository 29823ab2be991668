import { type Location, type Rank, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
  floor: 'f_departures',
  labels: false,
});

const departures = new Map([
  ['gate-a2', 'Boarding'],
  ['gate-a8', 'Go to gate'],
  ['gate-b3', 'Boarding'],
]);
const stateOf = ({ externalId }: Location): string | undefined =>
  departures.get(externalId ?? '');

// #region rank
const RANKS: Record<string, Rank> = { Boarding: 'always', 'Go to gate': 'high' };

for (const gate of map.venue.get('category', 'lcat_gates').locations) {
  const state = stateOf(gate);
  map.markers.add(gate, {
    content: state ? `${gate.name}: ${state}` : gate.name,
    rank: RANKS[state ?? ''] ?? 'low',
  });
}
// #endregion rank
