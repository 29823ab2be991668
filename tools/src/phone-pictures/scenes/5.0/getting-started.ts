import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { showDemo } from '../show-demo.ts';

/** A venue below its name, the result of the first lines of an app. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Harbour Mall' });
  const map = await showDemo(phone, 'harbour-mall');
  await map.camera.focusOn(map.floors.current, { padding: { left: 6, right: 6 } });
};
