import { type Location, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const panel = document.createElement('details');
const summary = document.createElement('summary');
const steps = document.createElement('ol');
panel.append(summary, steps);
document.body.prepend(panel);

async function showRoute(from: Location, to: Location): Promise<void> {
  const route = await map.venue.route(from, to, { accessible: false });
  steps.replaceChildren();
  if (!route.found) {
    summary.textContent = `There is no route from ${from.name} to ${to.name}.`;
    return;
  }
  map.navigation.draw(route, { path: { width: 0.9, pattern: 'arrows' } });
  const metres = Math.round(route.distance);
  summary.textContent = `${from.name} to ${to.name}: ${metres} m`;
  for (const { text } of route.instructions) {
    const step = document.createElement('li');
    step.textContent = text;
    steps.append(step);
  }
}

let [from, , to] = map.venue.topLocations;
if (from && to) await showRoute(from, to);

// Each clicked place is the next destination. The route starts at the last one.
map.on('click', async ({ element }) => {
  const place = element?.locations[0];
  if (!place || !to || place === to) return;
  [from, to] = [to, place];
  await showRoute(from, to);
});
