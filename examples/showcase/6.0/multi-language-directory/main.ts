import { type Category, type Location, showVenue } from '@brand/web-sdk';
import './app.css';

/** Texts of this app. Names of places come from the venue, in its languages. */
const TEXTS: Readonly<
  Record<string, { title: string; way: string; none: string }>
> = {
  en: {
    title: 'Directory',
    way: 'From the rail station',
    none: 'No route',
  },
  fr: { title: 'Répertoire', way: 'Depuis la gare', none: 'Aucun chemin' },
  ar: { title: 'الدليل', way: 'الطريق من محطة القطار', none: 'لا يوجد طريق' },
};

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', { className: 'panel' });
document.querySelector('#map')?.before(panel);

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
  language: 'en',
});
const { venue } = map;
const station = venue.get('location', 'rail-station');
let chosen: Location | undefined;

const languages = element('nav', { ariaLabel: 'Language' });
const title = element('h2', {});
const directory = element('div', {});
const directions = element('section', { className: 'way', hidden: true });
panel.append(languages, title, directions, directory);

for (const { code, name } of venue.languages) {
  const button = element('button', { textContent: name, lang: code });
  button.dataset['code'] = code;
  button.addEventListener('click', () => map.setLanguage(code));
  languages.append(button);
}

function showTexts(): void {
  const { language } = venue;
  panel.lang = language;
  panel.dir = language === 'ar' ? 'rtl' : 'ltr';
  title.textContent = TEXTS[language]?.title ?? venue.name;
  panel.ariaLabel = title.textContent;
  for (const button of languages.querySelectorAll('button')) {
    button.ariaPressed = String(button.dataset['code'] === language);
  }
  const categories = venue.categories.filter(
    ({ locations }) => locations.length > 0,
  );
  directory.replaceChildren(...categories.map(groupOf));
  if (chosen) showWay(chosen);
}

function groupOf({ name, locations }: Category): HTMLElement {
  const order = new Intl.Collator(venue.language);
  const items = locations
    .toSorted((a, b) => order.compare(a.name, b.name))
    .map((place) => {
      const button = element('button', {}, markOf(place), place.name);
      button.addEventListener('click', () => showWay(place));
      return element('li', {}, button);
    });
  return element(
    'details',
    {},
    element('summary', { textContent: `${name} (${locations.length})` }),
    element('ul', { className: 'rows' }, ...items),
  );
}

const urls = new Map<string, Promise<string | undefined>>();

/** Returns the logo of a place, or the icon of its category. */
function markOf({ logo, categories }: Location): HTMLElement {
  const path = logo ?? categories.find(({ icon }) => icon)?.icon;
  const mark = element('img', { className: 'mark', alt: '' });
  if (path) urlOf(path).then((url) => url && (mark.src = url));
  return mark;
}

function urlOf(path: string): Promise<string | undefined> {
  const known = urls.get(path);
  if (known) return known;
  const url = venue
    .readAsset(path)
    .then((file) => file && URL.createObjectURL(file));
  urls.set(path, url);
  return url;
}

async function showWay(place: Location): Promise<void> {
  chosen = place;
  const route = await venue.route(station, place);
  const texts = TEXTS[venue.language];
  directions.hidden = false;
  directions.replaceChildren(
    element('h3', { textContent: place.name }),
    element('p', {
      textContent: route.found ? (texts?.way ?? '') : (texts?.none ?? ''),
    }),
  );
  if (!route.found) return;
  const steps = route.instructions.map(({ text }) =>
    element('li', { textContent: text }),
  );
  directions.append(element('ol', {}, ...steps));
  map.navigation.draw(route);
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

map.on('language-change', showTexts);
showTexts();
