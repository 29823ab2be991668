import { type Location, type OpeningHours, showVenue } from '@brand/web-sdk';
import { createSearch } from '@brand/web-sdk/search';
import './app.css';

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', { className: 'panel', ariaLabel: 'Store finder' });
document.querySelector('#map')?.before(panel);

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const { venue } = map;
const search = createSearch(venue, { types: ['location'] });
const shops = ['lcat_shopping', 'lcat_food', 'lcat_leisure', 'lcat_services']
  .map((id) => venue.get('category', id))
  .flatMap((category) => [category, ...category.children]);

const query = element('input', {
  type: 'search',
  ariaLabel: 'Search the mall',
  placeholder: 'Shop, brand or product',
});
const category = element(
  'select',
  { ariaLabel: 'Category' },
  new Option('All categories', ''),
);
for (const { id, name } of shops) category.add(new Option(name, id));
const openNow = element('input', { type: 'checkbox' });
const count = element('p', { className: 'note', role: 'status' });
const list = element('ul', { className: 'stores' });
const card = element('section', { className: 'card', hidden: true });
panel.append(
  element('h2', { textContent: `Find a shop in ${venue.name}` }),
  query,
  category,
  element('label', {}, openNow, ' Open now'),
  card,
  count,
  list,
);

/** Returns the places that match the visitor's search, best first. */
function findStores(): readonly Location[] {
  const wanted = new Set(
    shops.filter(({ id }) => !category.value || id === category.value),
  );
  const hits = query.value.trim()
    ? search.query(query.value, { limit: 100 }).map(({ element: found }) => found)
    : venue.locations.toSorted((a, b) =>
        a.name.localeCompare(b.name, venue.language),
      );
  return hits.filter(
    (found): found is Location =>
      found.type === 'location' &&
      !found.isHidden &&
      found.categories.some((each) => wanted.has(each)) &&
      (!openNow.checked || found.isOpenAt(new Date()) === true),
  );
}

function showStores(): void {
  const stores = findStores();
  count.textContent = stores.length === 1 ? '1 place' : `${stores.length} places`;
  list.replaceChildren(...stores.map(itemOf));
  if (stores.length > 0) return;
  const clear = element('button', { textContent: 'Show all places' });
  clear.addEventListener('click', () => {
    query.value = '';
    category.value = '';
    openNow.checked = false;
    showStores();
  });
  list.append(element('li', { className: 'empty' }, 'No results. ', clear));
}

function itemOf(store: Location): HTMLElement {
  const button = element(
    'button',
    {},
    markOf(store),
    store.name,
    element('small', { textContent: stateOf(store) }),
  );
  button.addEventListener('click', () => choose(store));
  return element('li', {}, button);
}

const marks = new Map<Location, HTMLImageElement>();
/** Returns the logo of a store, or the icon of its category. */
function markOf(store: Location): HTMLElement {
  const mark = marks.get(store) ?? element('img', { className: 'mark', alt: '' });
  const path = store.logo ?? store.categories.find(({ icon }) => icon)?.icon;
  if (path && !marks.has(store)) {
    venue.readAsset(path).then((file) => {
      if (file) mark.src = URL.createObjectURL(file);
    });
  }
  marks.set(store, mark);
  return mark;
}

function stateOf(store: Location): string {
  const floors = store.floors.map(({ name }) => name).join(', ');
  const isOpen = store.isOpenAt(new Date());
  return isOpen === undefined
    ? floors
    : `${floors} · ${isOpen ? 'open' : 'closed'} now`;
}

async function choose(store: Location): Promise<void> {
  map.elements.reset();
  map.elements.set(store.elements, { color: '#e8a33d' });
  card.replaceChildren(
    element('h3', { textContent: store.name }),
    element('p', { textContent: store.description ?? '' }),
    element('ul', {}, ...store.openingHours.map(hoursOf)),
  );
  card.hidden = false;
  panel.scrollTo({ top: 0 });
  await map.camera.focusOn(store, { maxZoom: 20 });
}

function hoursOf({
  dayOfWeek = ['Every day'],
  opens,
  closes,
}: OpeningHours): HTMLElement {
  const [first, ...others] = dayOfWeek.filter((day) => day !== 'PublicHolidays');
  const days = others.length > 0 ? `${first} to ${others.at(-1)}` : first;
  return element('li', { textContent: `${days}, ${opens} to ${closes}` });
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

query.addEventListener('input', showStores);
category.addEventListener('change', showStores);
openNow.addEventListener('change', showStores);
map.on('click', ({ element: clicked }) => {
  const [store] = clicked?.locations ?? [];
  if (store) choose(store);
});
showStores();
