import { type Location, type Route, showVenue } from '@brand/web-sdk';
import './app.css';

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', { className: 'panel', ariaLabel: 'Route' });
document.querySelector('#map')?.before(panel);

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});
const { venue } = map;
const places = venue.locations
  .filter(({ isHidden, center }) => !isHidden && center)
  .toSorted((a, b) => a.name.localeCompare(b.name, venue.language));

const from = placeField('main-entrance');
const to = placeField('ward-2a');
const stepFree = element('input', { type: 'checkbox', checked: true });
const summary = element('p', { className: 'summary', role: 'status' });
const floors = element('nav', { ariaLabel: 'Floors of the route' });
const steps = element('ol', { className: 'rows' });
panel.append(
  element('h2', { textContent: 'Find your way' }),
  element('label', { className: 'field' }, 'From', from),
  element('label', { className: 'field' }, 'To', to),
  element('label', {}, stepFree, ' Without steps'),
  summary,
  floors,
  steps,
);

function placeField(chosenId: string): HTMLSelectElement {
  const field = element('select', {});
  for (const { id, name, floors: where } of places) {
    field.add(
      new Option(`${name} (${where.map((floor) => floor.name).join(', ')})`, id),
    );
  }
  field.value = venue.get('location', chosenId).id;
  field.addEventListener('change', findRoute);
  return field;
}

async function findRoute(): Promise<void> {
  const [start, end] = [from, to].map(({ value }) =>
    venue.get('location', value),
  );
  const route = await venue.route(start as Location, end as Location, {
    accessible: stepFree.checked,
  });
  map.navigation.clear();
  floors.replaceChildren();
  steps.replaceChildren();
  if (route.found) showRoute(route);
  else if (route.reason === 'not-accessible') {
    summary.textContent =
      'Every route between these places has steps. Ask at reception for help.';
  } else summary.textContent = 'There is no route between these places.';
}

function showRoute(route: Route): void {
  const session = map.navigation.draw(route);
  const minutes = Math.max(1, Math.round(route.durationSeconds / 60));
  const lifts = route.sections.filter(
    ({ connection }) => connection?.connectionType === 'elevator',
  );
  summary.textContent =
    `${minutes} min, ${Math.round(route.distance)} m` +
    (lifts.length > 0 ? `, ${lifts.length} × lift` : '');
  for (const floor of route.floors) {
    const button = element('button', { textContent: floor.name });
    button.addEventListener('click', () =>
      map.camera.focusOn(
        route.coordinates.filter(({ floorId }) => floorId === floor.id),
      ),
    );
    floors.append(button);
  }
  for (const [index, { text }] of route.instructions.entries()) {
    const button = element('button', { textContent: `${index + 1}. ${text}` });
    button.addEventListener('click', () => session.showStep(index));
    steps.append(element('li', {}, button));
  }
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

stepFree.addEventListener('change', findRoute);
await findRoute();
