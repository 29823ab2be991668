import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'kestrel-house', key: 'demo' });

// #region picker
const picker = document.createElement('nav');
picker.ariaLabel = 'Floors';
document.body.prepend(picker);

// The venue lists floors from the lowest to the highest.
const buttons = map.venue.floors.toReversed().map((floor) => {
  const button = document.createElement('button');
  button.textContent = floor.name;
  button.addEventListener('click', () =>
    map.floors.set(floor, { duration: 300, reason: 'picker' }),
  );
  picker.append(button);
  return { floor, button };
});

function markCurrent(): void {
  for (const { floor, button } of buttons) {
    button.ariaPressed = String(floor === map.floors.current);
  }
}
map.on('floor-change', markCurrent);
markCurrent();
// #endregion picker
