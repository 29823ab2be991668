import { type Location, type Shape, showVenue } from '@brand/web-sdk';
import './app.css';
import { PARADE, PROGRAMME, type Session } from './data.ts';

const COLORS: Readonly<Record<Session['kind'], string>> = {
  Music: '#8e44ad',
  Talk: '#2471a3',
  Food: '#ca6f1e',
  Sport: '#1e8449',
};
const LOW = { height: 3, opacity: 0.8 };
const HIGH = { height: 10, opacity: 0.9 };

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', { className: 'panel', ariaLabel: 'Programme' });
document.querySelector('#map')?.before(panel);

const map = await showVenue('#map', {
  venueId: 'alder-campus',
  key: 'demo',
  camera: { pitchDegrees: 55 },
});
const { venue } = map;
const zones = new Map<Session, Shape>();

const kinds = element('nav', { ariaLabel: 'Session types' });
const list = element('ol', { className: 'rows' });
const status = element('p', { className: 'note', role: 'status' });
panel.append(
  element('h2', { textContent: 'Open day by the lake' }),
  kinds,
  status,
  list,
  element('p', {
    className: 'note',
    textContent: 'The programme is sample data.',
  }),
);

function addZone(session: Session): void {
  const [space] = venue.get('location', session.place).elements;
  if (space?.geometry.type !== 'Polygon') return;
  const zone = map.shapes.add(space.geometry, {
    ...LOW,
    floor: space.floor,
    color: COLORS[session.kind],
    interactive: true,
  });
  zones.set(session, zone);
}

function addParade(): void {
  const stops = PARADE.flatMap((id) => venue.get('location', id).center ?? []);
  map.shapes.add(
    { type: 'LineString', coordinates: stops.map(({ lngLat }) => [...lngLat]) },
    { color: '#c0392b', width: 3, altitude: 0.5 },
  );
}

/** Shows sessions of one kind, or all. Other shapes lose their colour. */
function showKind(kind: Session['kind'] | undefined): void {
  const found = PROGRAMME.filter(
    (session) => kind === undefined || session.kind === kind,
  );
  for (const [session, zone] of zones)
    zone.update({ visible: found.includes(session) });
  list.replaceChildren(...found.map(itemOf));
  status.textContent = `${found.length} sessions`;
  for (const button of kinds.querySelectorAll('button')) {
    button.ariaPressed = String(button.textContent === (kind ?? 'All'));
  }
}

function itemOf(session: Session): HTMLElement {
  const place = venue.get('location', session.place);
  const text = `${session.starts}, ${place.name}`;
  const button = element(
    'button',
    {},
    session.title,
    element('small', { textContent: text }),
  );
  button.style.setProperty('--color', COLORS[session.kind]);
  button.addEventListener('click', () => choose(session, place));
  return element('li', {}, button);
}

async function choose(session: Session, place: Location): Promise<void> {
  for (const [each, zone] of zones) zone.animate(each === session ? HIGH : LOW);
  status.textContent = `${session.title}: ${place.name}, ${session.starts}`;
  await map.camera.focusOn(place, { pitchDegrees: 60, maxZoom: 19 });
}

function addKind(text: string, kind?: Session['kind']): void {
  const button = element('button', { textContent: text });
  button.addEventListener('click', () => showKind(kind));
  kinds.append(button);
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

PROGRAMME.forEach(addZone);
addParade();
addKind('All');
for (const kind of Object.keys(COLORS)) addKind(kind, kind as Session['kind']);
map.on('click', ({ hits }) => {
  const shape = hits.find(({ type }) => type === 'shape')?.target;
  const session = PROGRAMME.find((each) => zones.get(each) === shape);
  if (shape && session) choose(session, venue.get('location', session.place));
});
showKind(undefined);
await map.camera.focusOn(
  PROGRAMME.map(({ place }) => venue.get('location', place)),
  { pitchDegrees: 55 },
);
