import { type Location, type Route, showVenue } from '@brand/web-sdk';
import { blueDot, type SimulatedWalk } from '@brand/web-sdk/blue-dot';
import './app.css';

/** Factor by which the courier walks faster than in real life. */
const SPEED = 12;

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', { className: 'panel', ariaLabel: 'Delivery' });
document.querySelector('#map')?.before(panel);

const map = await showVenue('#map', { venueId: 'kestrel-house', key: 'demo' });
const { venue } = map;
const dot = map.use(blueDot, { color: '#d6336c' });
const postRoom = venue.get('location', 'post-room');
const addresses = [
  'reception',
  'library',
  'desk-1-12',
  'meeting-fjord',
  'desk-2-07',
  'canteen',
];
const parcels = addresses.map((id, index) => {
  const box = element('input', { type: 'checkbox', checked: index % 2 === 0 });
  return { place: venue.get('location', id), box, state: element('small', {}) };
});

const status = element('p', { className: 'summary', role: 'status' });
const go = element('button', { textContent: 'Start the round' });
panel.append(
  element('h2', { textContent: 'Parcels of today' }),
  element(
    'ul',
    {},
    ...parcels.map(({ place, box, state }) =>
      element(
        'li',
        {},
        element('label', { className: 'parcel' }, box, place.name, state),
      ),
    ),
  ),
  status,
  go,
);

let round: Route | undefined;
let walk: SimulatedWalk | undefined;

/** Plans the shortest round from the post room to everyone with a parcel. */
async function planRound(): Promise<void> {
  endWalk();
  map.navigation.clear();
  round = undefined;
  go.disabled = true;
  for (const { state } of parcels) state.textContent = '';
  const targets = parcels
    .filter(({ box }) => box.checked)
    .map(({ place }) => place);
  if (targets.length === 0) {
    status.textContent = 'Choose at least one parcel.';
    return;
  }
  const route = await venue.routeThrough([postRoom, ...targets], {
    order: 'shortest',
  });
  if (!route.found) {
    status.textContent = 'There is no route to all of these rooms.';
    return;
  }
  round = route;
  go.disabled = false;
  map.navigation.draw(route);
  route.stops
    .slice(1)
    .forEach(({ target }, index) => note(target, `stop ${index + 1}`));
  const length = describe(route.distance, route.durationSeconds);
  status.textContent = `Stops: ${targets.length}, ${length}`;
}

function note(target: unknown, text: string): void {
  const parcel = parcels.find(({ place }) => place === (target as Location));
  if (parcel) parcel.state.textContent = text;
}

function describe(metres: number, seconds: number): string {
  return `${Math.round(metres)} m, about ${Math.max(1, Math.round(seconds / 60))} min`;
}

function startWalk(route: Route): void {
  const session = map.navigation.draw(route, { fitCamera: false });
  const stopListening = dot.on('position-change', ({ position }) =>
    session.track(position),
  );
  session.on(
    'progress-change',
    ({ remaining, remainingSeconds, sectionIndex }) => {
      status.textContent = `${describe(remaining, remainingSeconds)} to go`;
      for (const stop of route.stops.slice(1)) {
        if (stop.sectionIndex < sectionIndex) note(stop.target, 'delivered');
      }
    },
  );
  session.on('arrive', () => {
    for (const { target } of route.stops.slice(1)) note(target, 'delivered');
    status.textContent = 'All parcels are delivered.';
    stopListening();
    endWalk();
  });
  dot.show();
  dot.follow('position', { zoom: 19.5, pitchDegrees: 50 });
  walk = dot.simulate(route, { speed: SPEED });
  go.textContent = 'Stop';
}

function endWalk(): void {
  walk?.stop();
  walk = undefined;
  dot.hide();
  go.textContent = 'Start the round';
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

for (const { box } of parcels) box.addEventListener('change', planRound);
go.addEventListener('click', () => {
  if (walk) planRound();
  else if (round) startWalk(round);
});
await planRound();
