import { showVenue, type Space } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'kestrel-house',
  key: 'demo',
  floor: 'f_first',
});

// #region occupancy
function showOccupancy(space: Space, isTaken: boolean): void {
  map.elements.animate(space, {
    color: isTaken ? '#b3261e' : '#146c2e',
    height: isTaken ? 2.4 : 'default',
  });
}
// #endregion occupancy

const meeting = map.venue.get('category', 'lcat_meeting');
const rooms = [meeting, ...meeting.children]
  .flatMap(({ locations }) => locations.flatMap(({ elements }) => elements))
  .filter((element) => element.type === 'space');
rooms.forEach((room, index) => showOccupancy(room, index % 3 === 0));
