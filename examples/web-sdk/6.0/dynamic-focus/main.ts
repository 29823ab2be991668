import { showVenue } from '@brand/web-sdk';
import { dynamicFocus } from '@brand/web-sdk/dynamic-focus';

const map = await showVenue('#map', { venueId: 'alder-campus', key: 'demo' });
map.use(dynamicFocus);

const { facade } = map.venue.get('floor-stack', 'fs_library');
if (facade) await map.camera.focusOn(facade);
