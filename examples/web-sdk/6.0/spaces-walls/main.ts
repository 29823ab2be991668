import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'kestrel-house', key: 'demo' });

// #region walls
const { walls, doors } = map.floors.current;
map.elements.set(walls, { height: 0.4, color: '#5f6368' });
map.elements.set(
  doors.filter(({ isExterior }) => isExterior),
  { color: '#e8710a', height: 2.2 },
);
// #endregion walls
