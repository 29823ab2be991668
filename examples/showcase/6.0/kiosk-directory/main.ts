import { type Category, type Location, showVenue } from '@brand/web-sdk';
import './app.css';

/** Nobody touched the screen for this long: the visitor is gone. */
const IDLE_MS = 30_000;
/** How long the idle screen shows one category. */
const LOOP_MS = 5000;

// There from the start, so that the map gets the room that is left.
const panel = element('aside', { className: 'panel', ariaLabel: 'Directory' });
document.querySelector('#map')?.before(panel);

const map = await showVenue('#map', {
  venueId: 'harbour-mall',
  key: 'demo',
  floor: 'f_ground',
  camera: { controls: { rotate: false, pitch: false } },
});
const { venue } = map;
const kiosk = venue.get('location', 'information');
const categories = [
  'lcat_fashion',
  'lcat_restaurants',
  'lcat_cafes',
  'lcat_leisure',
  'lcat_services',
  'lcat_toilets',
].map((id) => venue.get('category', id));
map.markers.add(kiosk, { content: 'You are here', rank: 'always' });

const title = element('h2', {});
const back = element('button', { textContent: 'Start over', hidden: true });
const choices = element('ul', { className: 'tiles' });
panel.append(title, choices, back);

/** The idle screen: one category after the other lights up. */
let shown = 0;
let loop: ReturnType<typeof setInterval> | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

function startLoop(): void {
  clearTimeout(idle);
  clearInterval(loop);
  map.navigation.clear();
  showCategories();
  showNext();
  loop = setInterval(showNext, LOOP_MS);
  map.camera.reset();
}

function showNext(): void {
  const category = categories[shown % categories.length];
  shown += 1;
  if (!category) return;
  title.textContent = `${category.name}? Touch to find the way`;
  light(category.locations, category.color);
}

function wake(): void {
  clearInterval(loop);
  clearTimeout(idle);
  idle = setTimeout(startLoop, IDLE_MS);
}

function light(places: readonly Location[], color = '#e8a33d'): void {
  map.elements.reset();
  map.elements.set(
    places.flatMap(({ elements }) => elements),
    { color },
  );
}

function showCategories(): void {
  back.hidden = true;
  choices.replaceChildren(
    ...categories.map((category) =>
      tileOf(category.name, () => showPlaces(category)),
    ),
  );
}

function showPlaces({ name, locations, color }: Category): void {
  title.textContent = name;
  light(locations, color);
  map.camera.focusOn(locations);
  choices.replaceChildren(
    ...locations.map((place) => tileOf(place.name, () => showWay(place))),
  );
  back.hidden = false;
}

async function showWay(place: Location): Promise<void> {
  light([place]);
  const route = await venue.route(kiosk, place);
  if (!route.found) {
    title.textContent = `There is no way to ${place.name} from here`;
    return;
  }
  const minutes = Math.max(1, Math.round(route.durationSeconds / 60));
  const floor = route.floors.at(-1)?.name;
  title.textContent = `${place.name}: ${minutes} min, ${floor}`;
  map.accessibility.announce(title.textContent);
  map.navigation.draw(route);
}

function tileOf(text: string, choose: () => void): HTMLElement {
  const button = element('button', { textContent: text });
  button.addEventListener('click', choose);
  return element('li', {}, button);
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

back.addEventListener('click', startLoop);
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, wake, true);
startLoop();
