import { showVenue } from '@brand/web-sdk';
import { views } from '@brand/web-sdk/views';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});

// #region keep
const kept = map.use(views);
const gate = map.venue.get('location', 'gate-a4');
map.elements.set(gate.elements, { color: '#e0338a' });
await map.camera.focusOn(gate);

const state = kept.capture();
// #endregion keep

// #region return
await map.camera.reset();
await kept.apply(state);
// #endregion return
