// #region system
import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'alder-campus',
  key: 'demo',
  theme: 'system',
});
// #endregion system

const button = document.createElement('button');
Object.assign(button.style, { position: 'absolute', top: '8px', left: '8px' });
document.body.append(button);

// #region switch
const label = (): void => {
  button.textContent = map.theme === 'dark' ? 'Light map' : 'Dark map';
};
label();
map.on('theme-change', label);
button.addEventListener('click', () => {
  map.setTheme(map.theme === 'dark' ? 'light' : 'dark');
});
// #endregion switch
