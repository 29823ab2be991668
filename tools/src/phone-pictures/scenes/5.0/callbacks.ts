import { addBanner } from '../../controls/banner.ts';
import { addSheet } from '../../controls/sheet.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { markSelected } from '../mark-selected.ts';
import { showDemo } from '../show-demo.ts';

/** Events of listeners: the newest as a banner, the rest as a list. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Kestrel House' });
  const map = await showDemo(phone, 'kestrel-house');
  const cafe = map.venue.get('location', 'cafe');
  addBanner(phone, { icon: 'tap', title: `Tapped: ${cafe.name}`, detail: map.floors.current.name });
  addSheet(phone, {
    title: 'Events',
    rows: [
      { icon: 'map', title: 'onShow', detail: map.venue.name },
      { icon: 'layers', title: 'onFloorChange', detail: map.floors.current.name },
      { icon: 'tap', title: 'onTap', detail: cafe.name, chosen: true },
    ],
  });
  await markSelected(map, phone, cafe);
};
