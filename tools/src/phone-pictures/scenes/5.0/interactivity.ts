import { addFloorPicker } from '../../controls/floor-picker.ts';
import { addSheet } from '../../controls/sheet.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { markSelected } from '../mark-selected.ts';
import { showDemo } from '../show-demo.ts';

/** A tapped room in another colour, and a card with its details. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Harbour Mall', action: 'search' });
  const map = await showDemo(phone, 'harbour-mall');
  const bakery = map.venue.get('location', 'bakery');
  const [category] = bakery.categories;
  addSheet(phone, {
    title: bakery.name,
    detail: `${category?.name} · ${map.floors.current.name}`,
    buttons: ['Take me there', 'Details'],
  });
  await markSelected(map, phone, bakery);
  addFloorPicker(phone, { floors: map.venue.floors, current: map.floors.current });
};
