import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#screen', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});

// #region recover
const PATIENCE_MS = 30_000;
let timer: ReturnType<typeof setTimeout> | undefined;

map.on('context-lost', () => {
  timer = setTimeout(() => location.reload(), PATIENCE_MS);
});
map.on('context-restored', () => clearTimeout(timer));
// #endregion recover
