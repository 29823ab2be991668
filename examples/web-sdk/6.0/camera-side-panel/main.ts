import { type Location, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });

const panel = document.createElement('aside');
panel.style.cssText =
  'position: absolute; inset: 0 auto 0 0; width: 240px; background: white';
document.body.append(panel);

// #region padding
async function openPanel(location: Location): Promise<void> {
  panel.textContent = location.name;
  panel.hidden = false;
  await map.camera.setPadding({ left: panel.offsetWidth });
  await map.camera.focusOn(location);
}

async function closePanel(): Promise<void> {
  panel.hidden = true;
  await map.camera.setPadding({ left: 0 });
}
// #endregion padding

map.on('click', ({ element }) => {
  if (!element) closePanel();
});
await openPanel(map.venue.get('location', 'bookshop'));
