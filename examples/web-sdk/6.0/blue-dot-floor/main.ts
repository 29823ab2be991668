import { showVenue } from '@brand/web-sdk';
import { blueDot } from '@brand/web-sdk/blue-dot';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});

const button = document.createElement('button');
button.textContent = 'Back to me';
button.hidden = true;
const bar = document.createElement('div');
bar.append(button);
document.body.prepend(bar);

// #region floor
const dot = map.use(blueDot);
dot.follow('position');

dot.on('follow-change', ({ mode }) => {
  button.hidden = mode !== 'off';
});
button.addEventListener('click', () => dot.follow('position'));

map.on('floor-change', ({ floor, reason }) => {
  if (reason !== 'blue-dot')
    map.accessibility.announce(`You look at ${floor.name}`);
});
// #endregion floor

dot.report({ lngLat: [1.6331, 50.73028], floorId: 'f_lounges', accuracy: 4 });
