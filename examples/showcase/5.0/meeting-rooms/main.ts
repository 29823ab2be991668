import {
  loadVenue,
  type Location,
  MARKER_ANCHOR,
  showVenue,
  VIEW_EVENT,
} from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';
import './app.css';
import { TAKEN } from './data.ts';

const COLORS = { free: '#2f9e62', taken: '#c0392b' };

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', {
  className: 'panel',
  ariaLabel: 'Meeting rooms',
});
document.querySelector('#map')?.before(panel);

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'kestrel-house',
});
const mapView = await showVenue('#map', venue, { firstMap: 'f_first' });
const rooms = Object.keys(TAKEN).map((id) => venue.getLocation(id));
const maps = [...new Set(rooms.flatMap((room) => room.maps))];
mapView.addInteractive(rooms.flatMap(({ polygons }) => polygons));

const hour = element('input', { type: 'range', min: '9', max: '16', value: '9' });
const time = element('output', {});
const mapBar = element('nav', { ariaLabel: 'Maps' });
const status = element('p', { className: 'note', role: 'status' });
const list = element('ul', { className: 'rows' });
panel.append(
  element('h2', { textContent: 'Which room is free?' }),
  element('label', { className: 'field' }, 'Hour', hour, time),
  mapBar,
  status,
  list,
  element('p', {
    className: 'note',
    textContent: 'The calendar is sample data.',
  }),
);

function isFree({ externalId = '' }: Location): boolean {
  return !TAKEN[externalId]?.includes(hour.valueAsNumber);
}

function showRooms(): void {
  time.textContent = `${hour.value}:00`;
  hour.ariaValueText = time.textContent;
  for (const room of rooms) {
    mapView.colorPolygon(
      room.polygons,
      isFree(room) ? COLORS.free : COLORS.taken,
    );
  }
  const free = rooms.filter(isFree);
  status.textContent =
    free.length > 0
      ? `${free.length} of ${rooms.length} rooms are free`
      : 'All rooms are taken';
  list.replaceChildren(...free.map(itemOf));
  for (const button of mapBar.querySelectorAll('button')) {
    button.ariaPressed = String(button.textContent === mapView.currentMap.name);
  }
}

function itemOf(room: Location): HTMLElement {
  const where = room.maps.map(({ name }) => name).join(', ');
  const button = element(
    'button',
    {},
    room.name,
    element('small', { textContent: where }),
  );
  button.addEventListener('click', () => point(room));
  return element('li', {}, button);
}

/** Moves the camera to a room and labels it with a marker. */
async function point(room: Location): Promise<void> {
  const [polygon] = room.polygons;
  if (!polygon) return;
  await mapView.showMap(polygon.map);
  mapView.markers.removeAll();
  const state = isFree(room) ? 'free' : 'taken';
  const pin = element('div', {
    className: 'pin',
    textContent: `${room.name}: ${state}`,
  });
  mapView.markers.add(polygon, pin, { anchor: MARKER_ANCHOR.BOTTOM });
  await mapView.camera.focusOn({ polygons: [polygon] }, { minZoom: 60 });
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

for (const map of maps) {
  const button = element('button', { textContent: map.name });
  button.addEventListener('click', () => mapView.showMap(map));
  mapBar.append(button);
}
hour.addEventListener('input', showRooms);
mapView.on(VIEW_EVENT.MAP_CHANGED, showRooms);
mapView.on(VIEW_EVENT.CLICK, ({ polygons }) => {
  const room = rooms.find((each) =>
    polygons.some((polygon) => each.polygons.includes(polygon)),
  );
  if (room) point(room);
});
showRooms();
