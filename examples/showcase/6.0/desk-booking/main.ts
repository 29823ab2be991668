import { type Floor, type Location, showVenue } from '@brand/web-sdk';
import './app.css';
import { BOOKINGS } from './data.ts';

const COLORS = { free: '#2f9e62', taken: '#c0392b', yours: '#1f6feb' };

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', { className: 'panel', ariaLabel: 'Desks' });
document.querySelector('#map')?.before(panel);

const map = await showVenue('#map', {
  venueId: 'kestrel-house',
  key: 'demo',
  floor: 'f_first',
  labels: false,
});
const { venue } = map;
const desks = venue.get('category', 'lcat_desks').locations;
const floors = [...new Set(desks.flatMap((desk) => desk.floors))];
/** This visitor's bookings by day, kept as long as the page is open. */
const yours = new Map<string, Location>();

const day = element('select', {});
for (const name of Object.keys(BOOKINGS)) day.add(new Option(name));
const floorBar = element('nav', { ariaLabel: 'Floors' });
const status = element('p', { role: 'status' });
const list = element('ul', { className: 'rows' });
panel.append(
  element('h2', { textContent: 'Book a desk' }),
  element('label', { className: 'field' }, 'Day', day),
  floorBar,
  element('p', {
    className: 'note',
    textContent: 'Bookings are sample data.',
  }),
  status,
  list,
);

type State = keyof typeof COLORS;

function stateOf(desk: Location): State {
  if (yours.get(day.value) === desk) return 'yours';
  return ownerOf(desk) === undefined ? 'free' : 'taken';
}

function ownerOf({ externalId = '' }: Location): string | undefined {
  return BOOKINGS[day.value]?.[externalId];
}

function showDesks(): void {
  const here = desks.filter((desk) => desk.floors.includes(map.floors.current));
  for (const desk of desks) {
    map.elements.set(desk.elements, {
      color: COLORS[stateOf(desk)],
      interactive: true,
    });
  }
  list.replaceChildren(...here.map(itemOf));
  const free = here.filter((desk) => stateOf(desk) === 'free');
  const booked = yours.get(day.value);
  status.textContent = booked
    ? `You have ${booked.name} on ${day.value}.`
    : `${free.length} of ${here.length} desks are free here on ${day.value}.`;
}

function itemOf(desk: Location): HTMLElement {
  const state = stateOf(desk);
  const text = { free: 'Book', yours: 'Cancel', taken: `${ownerOf(desk)}` }[
    state
  ];
  const label = element('small', { textContent: text });
  const button = element(
    'button',
    { disabled: state === 'taken' },
    desk.name,
    label,
  );
  button.dataset['state'] = state;
  button.addEventListener('click', () => book(desk));
  return element('li', {}, button);
}

function book(desk: Location): void {
  if (stateOf(desk) === 'taken') {
    status.textContent = `${desk.name} is taken by ${ownerOf(desk)}.`;
    return;
  }
  if (stateOf(desk) === 'yours') yours.delete(day.value);
  else yours.set(day.value, desk);
  map.camera.focusOn(desk, { maxZoom: 21 });
  showDesks();
}

function addFloorButton(floor: Floor): void {
  const button = element('button', { textContent: floor.name });
  const mark = (): void => {
    button.ariaPressed = String(map.floors.current === floor);
  };
  button.addEventListener('click', () => map.camera.focusOn(floor));
  map.on('floor-change', mark);
  mark();
  floorBar.append(button);
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

floors.forEach(addFloorButton);
day.addEventListener('change', showDesks);
map.on('floor-change', showDesks);
map.on('click', ({ element: clicked }) => {
  const desk = desks.find((each) => clicked?.locations.includes(each));
  if (desk) book(desk);
});
showDesks();
