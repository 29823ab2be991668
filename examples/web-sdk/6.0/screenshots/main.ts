import { showVenue } from '@brand/web-sdk';
// #region take
import { screenshots } from '@brand/web-sdk/screenshots';
// #endregion take

const map = await showVenue('#map', { venueId: 'alder-campus', key: 'demo' });

const button = document.createElement('button');
button.textContent = 'Save as image';
const link = document.createElement('a');
const panel = document.createElement('div');
Object.assign(panel.style, { position: 'absolute', top: '8px', left: '8px' });
panel.append(button, link);
document.body.append(panel);

// #region take
const shots = map.use(screenshots);

button.addEventListener('click', async () => {
  const file = await shots.take({ pixelRatio: 2 });
  URL.revokeObjectURL(link.href);
  link.href = URL.createObjectURL(file);
  link.download = 'map.png';
  link.textContent = `Download map.png, ${Math.round(file.size / 1000)} kB`;
});
// #endregion take
