import {
  CAMERA_EVENT,
  COLLISION_RANK,
  loadVenue,
  showVenue,
} from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';
import './app.css';

/** Stops of the tour, each with its own camera angle. */
const STOPS = [
  { id: 'clock-tower', rotation: 20 },
  { id: 'great-lawn', rotation: 300 },
  { id: 'amphitheatre', rotation: 250 },
  { id: 'orchard', rotation: 150 },
  { id: 'jetty', rotation: 200 },
];
const FLIGHT_MS = matchMedia('(prefers-reduced-motion: reduce)').matches
  ? 0
  : 3000;

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', { className: 'panel', ariaLabel: 'Tour' });
document.querySelector('#map')?.before(panel);

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'alder-campus',
});
const mapView = await showVenue('#map', venue, {
  firstMap: 'f_grounds',
  labelLocations: false,
});
mapView.camera.set({ tilt: 55 });
for (const { id } of STOPS) {
  const place = venue.getLocation(id);
  mapView.floatingLabels.add(place, place.name, { rank: COLLISION_RANK.HIGH });
}

const count = element('p', { className: 'note' });
const title = element('h2', {});
const text = element('p', {});
const previous = element('button', { textContent: 'Back' });
const next = element('button', { textContent: 'Next' });
panel.append(
  element('div', { role: 'status' }, count, title, text),
  element('nav', { ariaLabel: 'Stops' }, previous, next),
);

let at = 0;

async function flyTo(index: number): Promise<void> {
  const stop = STOPS[index];
  if (!stop) return;
  at = index;
  const place = venue.getLocation(stop.id);
  count.textContent = `Stop ${index + 1} of ${STOPS.length}`;
  title.textContent = place.name;
  text.textContent = place.description ?? '';
  previous.disabled = index === 0;
  next.disabled = index === STOPS.length - 1;
  mapView.clearPolygonColors();
  mapView.colorPolygon(place.polygons, '#f08c00');
  await mapView.camera.focusOn(
    { polygons: place.polygons },
    { tilt: 60, rotation: stop.rotation, minZoom: 120, duration: FLIGHT_MS },
  );
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

previous.addEventListener('click', () => flyTo(at - 1));
next.addEventListener('click', () => flyTo(at + 1));
// Fade the panel while the user moves the map.
mapView.camera.on(CAMERA_EVENT.USER_INTERACTION_START, () =>
  panel.classList.add('faded'),
);
mapView.camera.on(CAMERA_EVENT.USER_INTERACTION_END, () =>
  panel.classList.remove('faded'),
);
await flyTo(0);
