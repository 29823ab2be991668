import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { showDemo } from '../show-demo.ts';

/** Shops along a promenade, each with its logo and a name that faces the reader. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Ground floor' });
  const map = await showDemo(phone, 'harbour-mall');
  await map.camera.focusOn(map.venue.get('location', 'electronics'), { maxZoom: 19 });
};
