import { type Location, type NearestTarget, showVenue } from '@brand/web-sdk';
import './app.css';

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', { className: 'panel', ariaLabel: 'Gate finder' });
document.querySelector('#map')?.before(panel);

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
  floor: 'f_departures',
});
const { venue } = map;
const gates = venue.get('category', 'lcat_gates').locations;
const starts = ['security', 'check-in-a', 'rail-station', 'lounge-aurora'];

const from = element('select', {});
for (const id of starts) {
  from.add(new Option(venue.get('location', id).name, id));
}
const wanted = element('input', { type: 'search', placeholder: 'B3' });
const status = element('p', { className: 'note', role: 'status' });
const list = element('ul', { className: 'rows' });
panel.append(
  element('h2', { textContent: 'How far to the gate?' }),
  element('label', { className: 'field' }, 'From', from),
  element('label', { className: 'field' }, 'Gate', wanted),
  status,
  list,
);

let ways: readonly NearestTarget<Location>[] = [];
let chosen: Location | undefined = venue.get('location', 'gate-b3');

/** Lists all gates by walking time from the passenger's position. */
async function measureWays(): Promise<void> {
  const start = venue.get('location', from.value);
  ways = await venue.nearestByWalking(start, gates, { limit: gates.length });
  showGates();
  const way = ways.find(({ element: gate }) => gate === chosen);
  if (way) choose(way);
  else map.navigation.clear();
}

function showGates(): void {
  const text = wanted.value.trim().toUpperCase();
  const found = ways.filter(({ element: gate }) => gate.name.includes(text));
  list.replaceChildren(...found.map(itemOf));
  status.textContent =
    found.length > 0
      ? `${found.length} of ${gates.length} gates, the nearest first`
      : `There is no gate "${wanted.value}". Gates are A1 to A10 and B1 to B8.`;
}

function itemOf(way: NearestTarget<Location>): HTMLElement {
  const button = element(
    'button',
    { ariaCurrent: String(way.element === chosen) },
    way.element.name,
    element('small', { textContent: durationOf(way) }),
  );
  button.addEventListener('click', () => choose(way));
  return element('li', {}, button);
}

function durationOf({ route }: NearestTarget<Location>): string {
  const minutes = Math.max(1, Math.round(route.durationSeconds / 60));
  return `${minutes} min, ${Math.round(route.distance)} m`;
}

function choose(way: NearestTarget<Location>): void {
  chosen = way.element;
  map.elements.reset();
  map.elements.set(chosen.elements, { color: '#e8a33d' });
  map.navigation.draw(way.route);
  map.accessibility.announce(`${chosen.name}: ${durationOf(way)}`);
  showGates();
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

from.addEventListener('change', measureWays);
wanted.addEventListener('input', showGates);
map.on('click', ({ element: clicked }) => {
  const way = ways.find(({ element: gate }) => clicked?.locations.includes(gate));
  if (way) choose(way);
});
await measureWays();
