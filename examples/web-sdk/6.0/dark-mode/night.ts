import { showVenue, THEMES } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'alder-campus', key: 'demo' });

// #region own
map.setTheme({
  ...THEMES.dark,
  name: 'night',
  background: '#000000',
  // The venue's own colours are mixed with 75 % of this one.
  tint: { color: '#10131a', share: 0.75 },
  label: { text: '#ffd9a0', halo: '#000000' },
});
// #endregion own
