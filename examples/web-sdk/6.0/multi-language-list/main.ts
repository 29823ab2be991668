import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});
const list = document.createElement('ul');
list.style.cssText =
  'position: absolute; inset: 0 0 0 auto; width: 190px; margin: 0; overflow: auto; background: Canvas';
document.body.append(list);
map.camera.setPadding({ right: list.offsetWidth });

// #region list
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

function listPlaces(): void {
  const { language, locations } = map.venue;
  const order = new Intl.Collator(language);
  const names = locations
    .filter(({ isHidden }) => !isHidden)
    .map(({ name }) => name);
  const items = names.toSorted(order.compare).map((name) => {
    const item = document.createElement('li');
    item.textContent = name;
    return item;
  });
  list.lang = language;
  list.dir = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
  list.replaceChildren(...items);
}

map.on('language-change', listPlaces);
// #endregion list

await map.camera.reset();
map.setLanguage('ar');
