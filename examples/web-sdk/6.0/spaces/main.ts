import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});

// #region color
const wards = map.venue.get('category', 'lcat_wards');
const spaces = wards.locations.flatMap(({ elements }) => elements);
map.elements.set(spaces, { color: '#2a7de1', height: 1.5 });
// #endregion color

await map.camera.focusOn(spaces);
