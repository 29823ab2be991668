import { type Category, type Location, showVenue } from '@brand/web-sdk';
import './app.css';

/** Time without a touch after which the visitor is assumed to have left. */
const IDLE_MS = 30_000;
/** Time for which the idle screen shows each category. */
const LOOP_MS = 5000;

// Add the panel first, so that the map fills the remaining space.
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

/** Runs the idle screen, which highlights one category after another. */
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
      tileOf(category.name, category.icon, () => showPlaces(category)),
    ),
  );
}

function showPlaces({ name, locations, color }: Category): void {
  title.textContent = name;
  light(locations, color);
  map.camera.focusOn(locations);
  choices.replaceChildren(
    ...locations.map((place) => {
      const mark = place.logo ?? place.categories.find(({ icon }) => icon)?.icon;
      return tileOf(place.name, mark, () => showWay(place));
    }),
  );
  back.hidden = false;
}

async function showWay(place: Location): Promise<void> {
  light([place]);
  const route = await venue.route(kiosk, place);
  if (!route.found) {
    title.textContent = `There is no route to ${place.name} from here`;
    return;
  }
  const minutes = Math.max(1, Math.round(route.durationSeconds / 60));
  const floor = route.floors.at(-1)?.name;
  title.textContent = `${place.name}: ${minutes} min, ${floor}`;
  map.accessibility.announce(title.textContent);
  map.navigation.draw(route);
}

const urls = new Map<string, Promise<string | undefined>>();

function urlOf(path: string): Promise<string | undefined> {
  const known = urls.get(path);
  if (known) return known;
  const url = venue
    .readAsset(path)
    .then((file) => file && URL.createObjectURL(file));
  urls.set(path, url);
  return url;
}

/** Makes a button with an image from the venue: a logo or a category icon. */
function tileOf(
  text: string,
  image: string | undefined,
  choose: () => void,
): HTMLElement {
  const mark = element('img', { className: 'mark', alt: '' });
  if (image) urlOf(image).then((url) => url && (mark.src = url));
  const button = element('button', {}, mark, text);
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
