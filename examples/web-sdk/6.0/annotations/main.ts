import { showVenue } from '@brand/web-sdk';
import { annotations } from '@brand/web-sdk/annotations';

const map = await showVenue('#map', {
  venueId: 'kestrel-house',
  key: 'demo',
  floor: 'f_first',
  labels: false,
});

// #region show
const group = map.use(annotations).show({ rank: 'high', size: 28 });

group.on('click', ({ annotation }) => {
  map.camera.focusOn(annotation);
  map.accessibility.announce(`${annotation.name}, ${annotation.floor.name}`);
});
// #endregion show
