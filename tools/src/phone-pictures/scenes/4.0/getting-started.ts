import { addFloorPicker } from '../../controls/floor-picker.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { showOlderDemo } from '../show-older-demo.ts';

/** A hospital with labelled places and a picker for its maps. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'St. Brigid Hospital' });
  const view = await showOlderDemo(phone, 'st-brigid-hospital', { firstMap: 'f_ground' });
  view.labelLocations();
  const inView = ['cafe', 'pharmacy', 'outpatient-desk'].map((id) => view.venue.getLocation(id));
  await view.focusOn({ locations: inView }, { duration: 0 });
  addFloorPicker(phone, { floors: view.venue.maps, current: view.currentMap });
};
