import { type Location, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const bakery = map.venue.get('location', 'bakery');
const entrance = map.venue.get('location', 'information');

// #region card
function cardOf(location: Location): HTMLElement {
  const card = document.createElement('article');
  card.className = 'card';
  const name = document.createElement('strong');
  name.textContent = location.name; // Insert data as text, never as innerHTML.
  const button = document.createElement('button');
  button.textContent = 'Take me there';
  button.addEventListener('click', () => showRoute(location));
  card.append(name, button);
  return card;
}

const marker = map.markers.add(bakery, {
  content: cardOf(bakery),
  anchor: ['bottom', 'right', 'left'],
  offset: 8,
  rank: 'always',
  interactive: 'content',
});
// #endregion card

async function showRoute(to: Location): Promise<void> {
  const route = await map.venue.route(entrance, to);
  if (!route.found) return;
  marker.remove();
  map.navigation.draw(route);
}

const style = new CSSStyleSheet();
style.replaceSync(`.card {
  display: grid;
  gap: 6px;
  padding: 10px 12px;
  border-radius: 10px;
  background: Canvas;
  box-shadow: 0 2px 10px #0005;
}`);
document.adoptedStyleSheets.push(style);
await map.camera.focusOn(bakery, { maxZoom: 20 });
