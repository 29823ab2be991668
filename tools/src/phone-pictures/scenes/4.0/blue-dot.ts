import { addMapButtons } from '../../controls/map-buttons.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { showOlderDemo } from '../show-older-demo.ts';

/** A position that the app supplied: dot, ring and beam in an office building. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Kestrel House' });
  addMapButtons(phone, { icons: ['locate'], on: 'locate' });
  const view = await showOlderDemo(phone, 'kestrel-house', { firstMap: 'f_ground' });
  view.labelLocations();
  const place = view.venue.getLocation('atrium').center;
  if (place === undefined) return;
  await view.blueDot.enable({ useDevice: false });
  view.blueDot.update({ ...place, accuracy: 4, heading: 200 });
  await view.focusOn({ coordinates: [place] }, { duration: 0 });
  await view.setCamera({ position: place, zoom: 45 }, { duration: 0 });
};
