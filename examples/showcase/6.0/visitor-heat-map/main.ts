import { showVenue } from '@brand/web-sdk';
import './app.css';
import { HOURS, VISITORS } from './data.ts';

/** Colours from few visitors to many, safe for colour-blind users. */
const SCALE = ['#4575b4', '#91bfdb', '#fee090', '#fc8d59', '#d73027'];
const STEP_MS = 1200;
const TALLEST_METRES = 9;

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', { className: 'panel', ariaLabel: 'Visitors' });
document.querySelector('#map')?.before(panel);

const map = await showVenue('#map', {
  venueId: 'harbour-mall',
  key: 'demo',
  floor: 'f_ground',
  camera: { pitchDegrees: 50 },
});
const shops = Object.entries(VISITORS).map(([id, counts]) => ({
  place: map.venue.get('location', id),
  counts,
}));
const most = Math.max(...shops.flatMap(({ counts }) => counts));

const hour = element('input', {
  type: 'range',
  max: String(HOURS.length - 1),
  value: '3',
});
const time = element('output', {});
const play = element('button', { textContent: 'Play the day' });
const legend = element('ol', {
  className: 'legend',
  ariaLabel: 'Visitors per hour',
});
const list = element('ol', { className: 'rows' });
panel.append(
  element('h2', { textContent: 'Visitors by hour' }),
  element('label', { className: 'field' }, 'Hour', hour, time),
  play,
  legend,
  element('p', { className: 'note', textContent: 'Counts are sample data.' }),
  list,
);

SCALE.forEach((color, step) => {
  const least = Math.round((most / SCALE.length) * step);
  const item = element('li', { textContent: `${least}+` });
  item.style.setProperty('--color', color);
  legend.append(item);
});

function showHour(): void {
  const at = hour.valueAsNumber;
  time.textContent = `${HOURS[at]}:00`;
  hour.ariaValueText = time.textContent;
  const counted = shops.map(({ place, counts }) => ({
    place,
    count: counts[at] ?? 0,
  }));
  for (const { place, count } of counted) {
    const step = Math.min(
      SCALE.length - 1,
      Math.floor((count / most) * SCALE.length),
    );
    const color = SCALE[step] ?? '';
    const here = place.elements.filter(
      ({ floor }) => floor === map.floors.current,
    );
    map.elements.animate(here, {
      color,
      height: 1 + (count / most) * TALLEST_METRES,
    });
  }
  const busiest = counted.toSorted((a, b) => b.count - a.count).slice(0, 5);
  list.replaceChildren(
    ...busiest.map(({ place, count }) => {
      const small = element('small', { textContent: `${count} visitors` });
      const button = element('button', {}, place.name, small);
      button.addEventListener('click', () =>
        map.camera.focusOn(place, { maxZoom: 20 }),
      );
      return element('li', {}, button);
    }),
  );
}

let playing: ReturnType<typeof setInterval> | undefined;

function stop(): void {
  clearInterval(playing);
  playing = undefined;
  play.textContent = 'Play the day';
}

function togglePlay(): void {
  if (playing !== undefined) {
    stop();
    return;
  }
  if (hour.valueAsNumber === HOURS.length - 1) hour.value = '0';
  play.textContent = 'Stop';
  playing = setInterval(() => {
    hour.stepUp();
    showHour();
    if (hour.valueAsNumber === HOURS.length - 1) stop();
  }, STEP_MS);
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

hour.addEventListener('input', () => {
  stop();
  showHour();
});
play.addEventListener('click', togglePlay);
showHour();
