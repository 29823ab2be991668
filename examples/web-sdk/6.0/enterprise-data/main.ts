import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'st-brigid-hospital',
  key: 'demo',
});

const panel = document.createElement('aside');
panel.style.cssText =
  'position: absolute; top: 12px; left: 12px; width: 230px; padding: 12px; ' +
  'border-radius: 10px; background: Canvas; box-shadow: 0 2px 10px #0004';
document.body.append(panel);
await map.camera.setPadding({ left: 260 });

// #region venue
const { venue } = map;
const isOpen = venue.isOpenAt(new Date());

const title = document.createElement('h2');
title.textContent = venue.name;
const facts = document.createElement('p');
facts.textContent = [
  venue.address,
  isOpen === undefined ? '' : isOpen ? 'Open now' : 'Closed now',
]
  .filter(Boolean)
  .join(' · ');

const top = document.createElement('ol');
for (const location of venue.topLocations) {
  const item = document.createElement('li');
  item.textContent = location.name;
  item.addEventListener('click', () => map.camera.focusOn(location));
  top.append(item);
}
panel.append(title, facts, top);
// #endregion venue

await map.camera.focusOn(map.floors.current);
