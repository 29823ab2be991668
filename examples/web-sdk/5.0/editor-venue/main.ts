import { loadEditorVenue, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

// #region load
const venue = await loadEditorVenue({
  key: 'demo',
  secret: 'demo',
  mapId: 'kestrel-house',
});
// #endregion load

await showVenue('#map', venue);
