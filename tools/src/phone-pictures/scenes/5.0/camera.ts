import { addChoiceRow } from '../../controls/choice-row.ts';
import { addMapButtons } from '../../controls/map-buttons.ts';
import type { Scene } from '../../frame/phone.ts';
import { showDemo } from '../show-demo.ts';

/** A place seen from near, tilted and turned, with buttons that move the camera. */
export const scene: Scene = async (phone) => {
  addMapButtons(phone, { icons: ['compass', 'plus', 'minus'] });
  addChoiceRow(phone, { choices: ['Whole floor', 'Courtyard', 'Tilt'], chosen: 'Courtyard' });
  const map = await showDemo(phone, 'st-brigid-hospital');
  await map.camera.focusOn(map.venue.get('location', 'courtyard'), {
    maxZoom: 19.4,
    pitchDegrees: 62,
    bearingDegrees: 70,
  });
};
