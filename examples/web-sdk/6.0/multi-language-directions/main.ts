import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});
const entrance = map.venue.get('location', 'main-entrance');
const ward = map.venue.get('location', 'ward-2b');

const list = document.createElement('ol');
list.style.cssText =
  'position: absolute; inset: 0 auto 0 0; width: 270px; margin: 0; overflow: auto; background: Canvas';
document.body.append(list);
map.camera.setPadding({ left: list.offsetWidth });

// #region directions
async function showDirections(): Promise<void> {
  const route = await map.venue.route(entrance, ward);
  if (!route.found) return;
  map.navigation.draw(route);
  const items = route.instructions.map(({ text }) => {
    const item = document.createElement('li');
    item.textContent = text;
    return item;
  });
  list.lang = map.venue.language;
  list.replaceChildren(...items);
}

map.on('language-change', showDirections);
map.setLanguage('fr');
// #endregion directions
