import { showVenue } from '@brand/web-sdk';
import { dynamicFocus } from '@brand/web-sdk/dynamic-focus';
import './app.css';

/** Stops of the tour, each with its own camera angle. */
const STOPS = [
  { id: 'clock-tower', bearingDegrees: 20 },
  { id: 'great-lawn', bearingDegrees: 300 },
  { id: 'great-reading-room', bearingDegrees: 330 },
  { id: 'robotics-lab', bearingDegrees: 60 },
  { id: 'palm-house', bearingDegrees: 120 },
  { id: 'jetty', bearingDegrees: 200 },
];
const FLIGHT_MS = 3500;
const STAY_MS = 2500;

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', { className: 'panel', ariaLabel: 'Tour' });
document.querySelector('#map')?.before(panel);

const map = await showVenue('#map', {
  venueId: 'alder-campus',
  key: 'demo',
  camera: { pitchDegrees: 60, bearingDegrees: 20 },
});
const { venue } = map;
map.use(dynamicFocus);

const place = element('h2', {});
const text = element('p', {});
const count = element('p', { className: 'note' });
const caption = element('div', { role: 'status' }, count, place, text);
const previous = element('button', { textContent: 'Back' });
const play = element('button', { textContent: 'Play the tour' });
const next = element('button', { textContent: 'Next' });
panel.append(
  caption,
  element('nav', { ariaLabel: 'Tour' }, previous, play, next),
);

let at = 0;
let flight = new AbortController();

async function flyTo(
  index: number,
  signal: AbortSignal,
): Promise<'there' | 'stopped'> {
  const stop = STOPS[index];
  if (!stop) return 'stopped';
  at = index;
  const target = venue.get('location', stop.id);
  count.textContent = `Stop ${index + 1} of ${STOPS.length}`;
  place.textContent = target.name;
  text.textContent = target.description ?? '';
  previous.disabled = index === 0;
  next.disabled = index === STOPS.length - 1;
  const end = await map.camera.focusOn(target, {
    bearingDegrees: stop.bearingDegrees,
    pitchDegrees: 60,
    maxZoom: 19,
    duration: FLIGHT_MS,
    signal,
  });
  return end === 'finished' ? 'there' : 'stopped';
}

/** Stops the current flight and returns the signal for the next one. */
function takeOver(): AbortSignal {
  flight.abort();
  flight = new AbortController();
  play.textContent = 'Play the tour';
  return flight.signal;
}

async function playTour(): Promise<void> {
  const signal = takeOver();
  play.textContent = 'Stop';
  const first = at >= STOPS.length - 1 ? 0 : at + 1;
  for (let index = first; index < STOPS.length; index += 1) {
    if ((await flyTo(index, signal)) === 'stopped') return;
    await new Promise((resolve) => setTimeout(resolve, STAY_MS));
    if (signal.aborted) return;
  }
  takeOver();
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

previous.addEventListener('click', () => flyTo(at - 1, takeOver()));
next.addEventListener('click', () => flyTo(at + 1, takeOver()));
play.addEventListener('click', () => {
  if (play.textContent === 'Stop') takeOver();
  else playTour();
});
// Stop the tour when the user moves the map.
map.on('interaction-start', takeOver);
await flyTo(0, flight.signal);
