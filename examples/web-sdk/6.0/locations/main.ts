import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});

const list = document.createElement('ul');
list.style.cssText =
  'position: absolute; inset: 0 auto 0 0; width: 220px; margin: 0; padding: 8px 12px; ' +
  'overflow: auto; list-style: none; background: Canvas';
document.body.append(list);
await map.camera.setPadding({ left: 220 });
await map.camera.focusOn(map.floors.current);

// #region list
function listFloor(): void {
  const { locations } = map.floors.current;
  const byName = new Intl.Collator(map.venue.language).compare;
  const shown = locations
    .filter(({ isHidden }) => !isHidden)
    .toSorted((a, b) => byName(a.name, b.name));

  list.replaceChildren(
    ...shown.map((location) => {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.textContent = location.name;
      button.addEventListener('click', () => map.camera.focusOn(location));
      item.append(button);
      return item;
    }),
  );
}

listFloor();
map.on('floor-change', listFloor);
map.on('language-change', listFloor);
// #endregion list
