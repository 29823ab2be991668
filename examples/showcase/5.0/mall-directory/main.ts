import {
  loadVenue,
  type Location,
  LOCATION_TYPE,
  showVenue,
  VenueSearch,
  VIEW_EVENT,
} from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';
import './app.css';

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', { className: 'panel', ariaLabel: 'Directory' });
document.querySelector('#map')?.before(panel);

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue, { firstMap: 'f_ground' });
const search = new VenueSearch(venue);
await search.ready;

const tenants = venue.locations
  .filter(({ type }) => type === LOCATION_TYPE.TENANT)
  .toSorted((a, b) => a.name.localeCompare(b.name, venue.language));
mapView.addInteractive(tenants.flatMap(({ polygons }) => polygons));

const query = element('input', {
  type: 'search',
  placeholder: 'Name or product',
});
query.ariaLabel = 'Search the mall';
const openNow = element('input', { type: 'checkbox' });
const count = element('p', { className: 'note', role: 'status' });
const list = element('ol', { className: 'places' });
panel.append(
  element('h2', { textContent: venue.name }),
  query,
  element('label', {}, openNow, ' Open now'),
  count,
  list,
);

function findPlaces(): readonly Location[] {
  const found = query.value.trim()
    ? search
        .search(query.value, { limit: 50 })
        .map(({ object }) => object)
        .filter((object): object is Location =>
          tenants.includes(object as Location),
        )
    : tenants;
  const now = new Date();
  return found.filter(
    (place) => !openNow.checked || place.isOpenAt(now) === true,
  );
}

function showPlaces(): void {
  const places = findPlaces();
  count.textContent = places.length === 1 ? '1 place' : `${places.length} places`;
  list.replaceChildren(...places.map(itemOf));
  if (places.length > 0) return;
  const clear = element('button', { textContent: 'Show all' });
  clear.addEventListener('click', () => {
    query.value = '';
    openNow.checked = false;
    showPlaces();
  });
  list.append(element('li', {}, 'No results. ', clear));
}

function itemOf(place: Location): HTMLElement {
  const maps = place.maps.map(({ name }) => name).join(', ');
  const button = element(
    'button',
    {},
    place.name,
    element('small', { textContent: maps }),
  );
  button.addEventListener('click', () => choose(place));
  return element('li', {}, button);
}

async function choose(place: Location): Promise<void> {
  const [polygon] = place.polygons;
  if (!polygon) return;
  mapView.clearPolygonColors();
  mapView.tooltips.removeAll();
  await mapView.showMap(polygon.map);
  mapView.colorPolygon(place.polygons, '#f08c00');
  mapView.tooltips.add(polygon, place.name);
  await mapView.camera.focusOn({ polygons: [polygon] }, { minZoom: 90 });
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

query.addEventListener('input', showPlaces);
openNow.addEventListener('change', showPlaces);
mapView.on(VIEW_EVENT.CLICK, ({ polygons }) => {
  const [place] = polygons.flatMap(({ locations }) => locations);
  if (place) choose(place);
});
showPlaces();
