import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});
const list = document.createElement('ul');
list.style.cssText =
  'position: absolute; inset: 0 auto 0 0; width: 190px; margin: 0; overflow: auto; background: Canvas';
document.body.append(list);
map.camera.setPadding({ left: list.offsetWidth });

// #region list
function listPlaces(): void {
  const items = map.accessibility.placesInView().map(({ name, element }) => {
    const button = document.createElement('button');
    button.textContent = name;
    button.addEventListener('click', () => map.camera.focusOn(element));
    const item = document.createElement('li');
    item.append(button);
    return item;
  });
  list.replaceChildren(...items);
}

map.on('interaction-end', listPlaces);
map.on('floor-change', listPlaces);
// #endregion list

await map.camera.reset();
listPlaces();
