import { loadVenue, type Location, showVenue, VIEW_EVENT } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';
import './app.css';

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', { className: 'panel', ariaLabel: 'Wards' });
document.querySelector('#map')?.before(panel);

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'st-brigid-hospital',
});
const mapView = await showVenue('#map', venue);
const entrance = venue.getLocation('main-entrance');
const wards = [
  'ward-2a',
  'ward-2b',
  'day-ward',
  'radiology',
  'paediatrics',
  'dialysis',
].map((id) => venue.getLocation(id));
mapView.addInteractive(venue.locations.flatMap(({ polygons }) => polygons));

const stepFree = element('input', { type: 'checkbox', checked: true });
const list = element('ul', { className: 'rows' });
const status = element('p', { className: 'summary', role: 'status' });
const words = element('ol', { className: 'words' });
panel.append(
  element('h2', { textContent: 'From the main entrance to' }),
  element('label', {}, stepFree, ' Without steps'),
  list,
  status,
  words,
);

let chosen = wards[0];

async function showWay(place: Location): Promise<void> {
  chosen = place;
  const directions = await entrance.directionsTo(place, {
    accessible: stepFree.checked,
  });
  for (const button of list.querySelectorAll('button')) {
    button.ariaCurrent = String(button.dataset['id'] === place.id);
  }
  mapView.journey.clear();
  words.replaceChildren();
  if (!directions.found) {
    status.textContent = stepFree.checked
      ? `Every route to ${place.name} has steps. Ask at reception for help.`
      : `There is no route to ${place.name} from here.`;
    return;
  }
  const minutes = Math.max(1, Math.round(directions.durationSeconds / 60));
  status.textContent = `${place.name}: ${minutes} min, ${Math.round(directions.distance)} m`;
  mapView.journey.draw(directions, { path: { color: '#0b7a75' } });
  words.append(
    ...directions.instructions.map(({ text }) =>
      element('li', { textContent: text }),
    ),
  );
}

function itemOf(place: Location): HTMLElement {
  const maps = place.maps.map(({ name }) => name).join(', ');
  const button = element(
    'button',
    {},
    place.name,
    element('small', { textContent: maps }),
  );
  button.dataset['id'] = place.id;
  button.addEventListener('click', () => showWay(place));
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

list.append(...wards.map(itemOf));
stepFree.addEventListener('change', () => chosen && showWay(chosen));
mapView.on(VIEW_EVENT.CLICK, ({ polygons }) => {
  const [place] = polygons.flatMap(({ locations }) => locations);
  if (place) showWay(place);
});
if (chosen) await showWay(chosen);
