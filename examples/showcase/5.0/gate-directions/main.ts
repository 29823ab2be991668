import { loadVenue, showVenue } from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';
import './app.css';

// Add the panel first, so that the map fills the remaining space.
const panel = element('aside', { className: 'panel', ariaLabel: 'Directions' });
document.querySelector('#map')?.before(panel);

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'northwind-airport',
});
const mapView = await showVenue('#map', venue, { firstMap: 'f_departures' });
const gates =
  venue.categories.find(({ name }) => name === 'Gates')?.locations ?? [];
const starts = ['rail-station', 'check-in-a', 'security', 'lounge-aurora'];

const from = element('select', {});
for (const id of starts) from.add(new Option(venue.getLocation(id).name, id));
const to = element('select', {});
for (const { name, id } of gates) to.add(new Option(name, id));
const status = element('p', { className: 'summary', role: 'status' });
const steps = element('ol', { className: 'rows' });
const previous = element('button', { textContent: 'Back' });
const next = element('button', { textContent: 'Next' });
panel.append(
  element('h2', { textContent: 'The way to your gate' }),
  element('label', { className: 'field' }, 'From', from),
  element('label', { className: 'field' }, 'To', to),
  status,
  element('nav', { ariaLabel: 'Steps' }, previous, next),
  steps,
);

async function showWay(): Promise<void> {
  const directions = await venue
    .getLocation(from.value)
    .directionsTo(venue.getLocation(to.value));
  mapView.journey.clear();
  steps.replaceChildren();
  if (!directions.found) {
    status.textContent = 'There is no route to this gate.';
    mark();
    return;
  }
  const minutes = Math.max(1, Math.round(directions.durationSeconds / 60));
  status.textContent = `${minutes} min, ${Math.round(directions.distance)} m`;
  mapView.journey.draw(directions);
  for (const [
    index,
    { map, distance, link },
  ] of mapView.journey.steps.entries()) {
    const end = link ? `then the ${link.type}` : 'to the gate';
    const small = element('small', {
      textContent: `${Math.round(distance)} m, ${end}`,
    });
    const button = element('button', {}, map.name, small);
    button.addEventListener('click', () => go(index));
    steps.append(element('li', {}, button));
  }
  mark();
}

async function go(step: number): Promise<void> {
  await mapView.journey.setStep(step);
  mark();
}

function mark(): void {
  const { step, steps: all, isDrawn } = mapView.journey;
  for (const [index, button] of steps.querySelectorAll('button').entries()) {
    button.ariaCurrent = String(index === step);
  }
  previous.disabled = !isDrawn || step <= 0;
  next.disabled = !isDrawn || step >= all.length - 1;
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

from.addEventListener('change', showWay);
to.addEventListener('change', showWay);
previous.addEventListener('click', () => go(mapView.journey.step - 1));
next.addEventListener('click', () => go(mapView.journey.step + 1));
to.value = venue.getLocation('gate-b3').id;
await showWay();
