import { type Marker, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});
const bookshop = map.venue.get('location', 'bookshop');
const panel = document.createElement('output');
document.body.prepend(panel);

// #region hits
const offers = new Map<Marker, string>();
const marker = map.markers.add(bookshop, {
  content: '-20 %',
  interactive: true,
  collision: 'always-show',
});
offers.set(marker, '20 % off all novels, today only');

map.on('click', ({ hits }) => {
  const front = hits.find(({ isInteractive }) => isInteractive);
  switch (front?.type) {
    case 'marker':
      panel.textContent = offers.get(front.target) ?? '';
      break;
    case 'label':
      panel.textContent = front.target.text;
      break;
    case 'space':
    case 'object':
      panel.textContent = front.target.locations[0]?.name ?? '';
      break;
    default:
      panel.textContent = '';
  }
});
// #endregion hits

panel.textContent = 'Choose the offer or a shop';
await map.camera.focusOn(bookshop);
