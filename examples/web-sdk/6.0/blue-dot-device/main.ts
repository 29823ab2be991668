import { showVenue } from '@brand/web-sdk';
import { blueDot } from '@brand/web-sdk/blue-dot';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});

const button = document.createElement('button');
button.textContent = 'Where am I?';
const status = document.createElement('p');
status.role = 'status';
const bar = document.createElement('div');
bar.append(button, status);
document.body.prepend(bar);

// #region ask
const dot = map.use(blueDot);

button.addEventListener('click', async () => {
  const { geolocation, compass } = await dot.watchDevice();
  if (geolocation === 'granted')
    dot.follow(compass === 'granted' ? 'heading' : 'position');
});

dot.on('error', ({ message }) => {
  status.textContent = message;
});
dot.on('state-change', ({ state }) => {
  if (state === 'out-of-bounds')
    status.textContent = 'You are not at the airport yet.';
});
// #endregion ask
