import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'kestrel-house', key: 'demo' });

// #region hide
map.layers.set('objects', { visible: false });
map.layers.set('labels', { visible: false });
// #endregion hide

// #region switches
const switches = document.createElement('fieldset');
switches.style.cssText =
  'position: absolute; top: 8px; left: 8px; background: white; color: black';
for (const { name, isVisible } of map.layers.all) {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = isVisible;
  box.addEventListener('change', () =>
    map.layers.set(name, { visible: box.checked }),
  );
  const label = document.createElement('label');
  label.append(box, ` ${name}`);
  switches.append(label, document.createElement('br'));
}
document.body.append(switches);
// #endregion switches
