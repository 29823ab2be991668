import {
  loadVenue,
  showVenue,
  type VenueMap,
  VIEW_EVENT,
  VIEW_STATE,
} from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';
import './app.css';

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', {
  className: 'panel',
  ariaLabel: 'Maps of the mall',
});
document.querySelector('#map')?.before(panel);

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue, { firstMap: 'f_ground' });
// Top floor first, as in the building.
const maps = (mapView.currentMapGroup?.maps ?? []).toReversed();

const stacked = element('button', { textContent: 'All maps' });
const list = element('ol', { className: 'rows' });
const places = element('ul', {
  className: 'places',
  ariaLabel: 'Places on this map',
});
const heading = element('h3', {});
panel.append(
  element('h2', { textContent: venue.name }),
  stacked,
  list,
  heading,
  places,
);

async function toggleStack(): Promise<void> {
  const isStacked = mapView.state === VIEW_STATE.STACKED;
  await mapView.setState(isStacked ? VIEW_STATE.EXPLORE : VIEW_STATE.STACKED);
}

/** Shows only one map, with the places on it. */
async function open(map: VenueMap): Promise<void> {
  await mapView.setState(VIEW_STATE.EXPLORE);
  await mapView.showMap(map);
  await mapView.camera.focusOn({ polygons: map.polygons });
  mark();
}

function mark(): void {
  const { currentMap, state } = mapView;
  stacked.ariaPressed = String(state === VIEW_STATE.STACKED);
  for (const button of list.querySelectorAll('button')) {
    const isOpen =
      button.dataset['map'] === currentMap.id && state !== VIEW_STATE.STACKED;
    button.ariaCurrent = String(isOpen);
  }
  const here = venue.locations.filter((place) => place.maps.includes(currentMap));
  heading.textContent = `${currentMap.name}: ${here.length} places`;
  places.replaceChildren(
    ...here
      .toSorted((a, b) => a.name.localeCompare(b.name, venue.language))
      .map(({ name }) => element('li', { textContent: name })),
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

for (const map of maps) {
  const count = venue.locations.filter((place) =>
    place.maps.includes(map),
  ).length;
  const small = element('small', { textContent: `${count} places` });
  const button = element('button', {}, map.name, small);
  button.dataset['map'] = map.id;
  button.addEventListener('click', () => open(map));
  list.append(element('li', {}, button));
}
stacked.addEventListener('click', toggleStack);
mapView.on(VIEW_EVENT.STATE_CHANGED, mark);
mapView.on(VIEW_EVENT.MAP_CHANGED, mark);
await mapView.setState(VIEW_STATE.STACKED);
mark();
