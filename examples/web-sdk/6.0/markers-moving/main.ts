import { type Coordinate, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
  floor: 'f_first',
});

const { venue } = map;
const way = await venue.route(
  venue.get('location', 'blood-tests'),
  venue.get('location', 'radiology'),
);
const stops: readonly Coordinate[] = way.found ? way.coordinates : [];

/** Simulates your feed: a position every two seconds. */
function onPosition(listener: (position: Coordinate) => void): void {
  let count = 0;
  setInterval(() => {
    const position = stops[(count += 2) % stops.length];
    if (position) listener(position);
  }, 2000);
}

// #region move
const [start] = stops;
if (start) {
  const robot = map.markers.add(start, {
    content: 'Sample robot',
    anchor: 'bottom',
    rank: 'always',
  });

  onPosition((position) => {
    robot.moveTo(position, { duration: 2000, easing: 'linear' });
  });
}
// #endregion move

if (way.found) map.paths.add(way.sections);
await map.camera.focusOn(
  stops.filter(({ floorId }) => floorId === 'f_first'),
  { maxZoom: 20 },
);
