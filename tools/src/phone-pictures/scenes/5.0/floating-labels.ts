import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { showDemo } from '../show-demo.ts';

/** Departments of a hospital, each with an icon and a name that faces the reader. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Ground floor' });
  const map = await showDemo(phone, 'st-brigid-hospital');
  await map.camera.focusOn(map.venue.get('location', 'reception'), { maxZoom: 19 });
};
