import { type Shape, showVenue, type Space } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'kestrel-house',
  key: 'demo',
  labels: false,
});

// #region update
const columns = new Map<Space, Shape>();

function showVisitors(space: Space, visitors: number): void {
  const style = {
    height: visitors * 0.4,
    color: visitors > 8 ? '#d93025' : '#188038',
  };
  const column = columns.get(space);
  if (column) column.animate(style);
  else if (space.geometry.type === 'Polygon') {
    columns.set(
      space,
      map.shapes.add(space.geometry, { ...style, floor: space.floor }),
    );
  }
}
// #endregion update

const rooms = map.floors.current.spaces.filter(({ kind }) => kind === 'room');
rooms.forEach((room, index) => showVisitors(room, index % 13));
