import { type LabelOptions, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });

// #region automatic
const toilets = map.venue.get('category', 'lcat_toilets');
const important: LabelOptions = {
  rank: 'high',
  color: '#0b4f68',
  haloColor: '#ffffff',
};

map.labels.addAutomatic({
  icons: 'logos',
  options: ({ location }) => {
    if (!location) return 'none'; // Store rooms and corridors get no label.
    if (location.categories.includes(toilets)) return important;
    return { rank: 'low' };
  },
});
// #endregion automatic

// #region lifts
const lifts = map.venue.connections.filter(
  ({ connectionType }) => connectionType === 'elevator',
);
for (const lift of lifts) {
  const landings = lift.entrances.map(({ element }) => element);
  map.labels.addAll(landings, { ...important, text: () => lift.name });
}
// #endregion lifts
