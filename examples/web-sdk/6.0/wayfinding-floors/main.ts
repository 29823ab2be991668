import { type Floor, type Route, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});
const entrance = map.venue.get('location', 'main-entrance');
const ward = map.venue.get('location', 'ward-2b');

const bar = document.createElement('nav');
bar.ariaLabel = 'Floors of the route';
document.body.prepend(bar);

// #region floors
function addFloorButtons(route: Route): void {
  const buttons = new Map<Floor, HTMLButtonElement>();
  for (const floor of route.floors) {
    const button = document.createElement('button');
    button.textContent = floor.name;
    button.addEventListener('click', () => {
      map.camera.focusOn(
        route.coordinates.filter(({ floorId }) => floorId === floor.id),
      );
    });
    buttons.set(floor, button);
    bar.append(button);
  }
  const mark = (current: Floor): void => {
    for (const [floor, button] of buttons)
      button.ariaPressed = String(floor === current);
  };
  mark(map.floors.current);
  map.on('floor-change', ({ floor }) => mark(floor));
}
// #endregion floors

const route = await map.venue.route(entrance, ward);
if (route.found) {
  map.navigation.draw(route);
  addFloorButtons(route);
}
