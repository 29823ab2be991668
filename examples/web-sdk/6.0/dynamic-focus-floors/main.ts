import { showVenue } from '@brand/web-sdk';
import { dynamicFocus } from '@brand/web-sdk/dynamic-focus';

const map = await showVenue('#map', { venueId: 'alder-campus', key: 'demo' });
const bar = document.createElement('nav');
bar.ariaLabel = 'Floors';
document.body.prepend(bar);

// #region selector
const focus = map.use(dynamicFocus, { floor: 'level' });

function showFloors(): void {
  const floors = map.floors.currentStack?.floors ?? [];
  const buttons = floors.map((floor) => {
    const button = document.createElement('button');
    button.textContent = floor.name;
    button.ariaPressed = String(floor === map.floors.current);
    button.addEventListener('click', () => map.floors.set(floor));
    return button;
  });
  bar.replaceChildren(...buttons);
}

map.on('floor-change', showFloors);
focus.on('focus-change', showFloors);
showFloors();
// #endregion selector

await map.camera.focusOn(map.venue.get('location', 'great-reading-room'), {
  maxZoom: 18.5,
});
