import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'alder-campus',
  key: 'demo',
  floor: 'f_library-0',
});

// #region by-hand
const owner = {};

map.floors.overrideFacades(owner, ({ floorStack }) =>
  floorStack === map.floors.currentStack ? 0 : 0.3,
);
await map.floors.refresh({ duration: 200 });
// #endregion by-hand

const grounds = map.venue.get('floor', 'f_grounds');
await map.camera.focusOn(grounds, { followFloor: false, maxZoom: 17.6 });
