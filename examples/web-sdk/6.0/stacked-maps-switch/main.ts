import { showVenue } from '@brand/web-sdk';
import { stackedFloors } from '@brand/web-sdk/stacked-floors';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});
const stack = map.use(stackedFloors);

const bar = document.createElement('nav');
bar.ariaLabel = 'Floors';
document.body.prepend(bar);

// #region switch
const all = document.createElement('button');
all.textContent = 'All floors';
all.addEventListener('click', () =>
  (stack.isShown ? stack.hide() : stack.show()).then(mark),
);
bar.append(all);

const buttons = map.venue.floors.toReversed().map((floor) => {
  const button = document.createElement('button');
  button.textContent = floor.name;
  button.addEventListener('click', () => map.floors.set(floor));
  bar.append(button);
  return { floor, button };
});

function mark(): void {
  all.ariaPressed = String(stack.isShown);
  for (const { floor, button } of buttons) {
    button.ariaPressed = String(floor === map.floors.current);
  }
}
map.on('floor-change', mark);
mark();
// #endregion switch

await stack.show({ floors: 'all', gap: 24 });
mark();
