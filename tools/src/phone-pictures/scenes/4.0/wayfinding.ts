import { addBanner } from '../../controls/banner.ts';
import { addSheet } from '../../controls/sheet.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { showOlderDemo } from '../show-older-demo.ts';

/** A route from the reception to radiology, one step of it above, and buttons for the others. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Way to Radiology' });
  const view = await showOlderDemo(phone, 'st-brigid-hospital', { firstMap: 'f_ground' });
  const { venue } = view;
  const directions = await venue
    .getLocation('reception')
    .directionsTo(venue.getLocation('radiology'));
  const [, step] = directions.instructions;
  const [title = '', rest = ''] = (step?.text ?? '').split(', and ');
  addBanner(phone, { icon: 'left', title, detail: `Then ${rest}` });
  addSheet(phone, {
    place: 'below-map',
    title: `Step 2 of ${directions.instructions.length}`,
    detail: `${Math.round(directions.distance)} m in all`,
    buttons: ['Next', 'Back'],
  });
  view.labelLocations();
  view.journey.draw(directions, { color: '#0b7a4b' });
  await view.focusOn({ coordinates: directions.path }, { duration: 0 });
};
