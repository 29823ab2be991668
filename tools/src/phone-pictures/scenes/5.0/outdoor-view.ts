import { outdoor } from '@brand/web-sdk/outdoor';
import { element } from '../../controls/element.ts';
import { addMapButtons } from '../../controls/map-buttons.ts';
import type { Scene } from '../../frame/phone.ts';
import { showDemo } from '../show-demo.ts';
import './outdoor-view.css';
import { CITY_BEARING_DEGREES, surroundings } from './surroundings.ts';

/** A mall between water and streets, with the source of the data credited on the map. */
export const scene: Scene = async (phone) => {
  addMapButtons(phone, { icons: ['layers', 'locate'], on: 'layers' });
  phone.stage.append(element('credit', 'Surroundings: city survey'));
  const map = await showDemo(phone, 'harbour-mall', { labels: false });
  map.use(outdoor).addContext(surroundings());
  for (const id of ['city-entrance', 'quay-entrance']) {
    map.labels.add(map.venue.get('location', id), { rank: 'always', weight: 650 });
  }
  await map.camera.focusOn(map.floors.current, {
    bearingDegrees: CITY_BEARING_DEGREES,
    pitchDegrees: 48,
    padding: { left: 4, right: 4, top: 150, bottom: 40 },
  });
};
