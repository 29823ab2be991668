import { showVenue } from '@brand/web-sdk';
import { dynamicFocus } from '@brand/web-sdk/dynamic-focus';

const map = await showVenue('#map', { venueId: 'alder-campus', key: 'demo' });

// #region choose
const library = map.venue.get('floor-stack', 'fs_library');
const greenhouse = map.venue.get('floor-stack', 'fs_greenhouse');

const focus = map.use(dynamicFocus, {
  enterZoom: 18.5,
  leaveZoom: 18,
  exclude: [greenhouse],
});
focus.focus(library);
// #endregion choose
