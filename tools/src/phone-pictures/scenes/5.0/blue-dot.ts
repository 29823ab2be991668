import { blueDot } from '@brand/web-sdk/blue-dot';
import { addMapButtons } from '../../controls/map-buttons.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { showDemo } from '../show-demo.ts';

/** Where the user is: a dot with a beam for the direction and a ring for the accuracy. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'St. Brigid Hospital' });
  addMapButtons(phone, { icons: ['locate'], on: 'locate' });
  const map = await showDemo(phone, 'st-brigid-hospital');
  const dot = map.use(blueDot, { radiusPixels: 13 });
  dot.report({ lngLat: [-71.22798, 46.80268], floorLevel: 0, accuracy: 7, headingDegrees: 60 });
  dot.follow('position', { zoom: 19.6, duration: 0 });
};
