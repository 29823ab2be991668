import { addChoiceRow } from '../../controls/choice-row.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { markSelected } from '../mark-selected.ts';
import { showDemo } from '../show-demo.ts';

/** A map below filter chips for floors; the title is the room that was tapped. */
export const scene: Scene = async (phone) => {
  const map = await showDemo(phone, 'harbour-mall');
  const bookshop = map.venue.get('location', 'bookshop');
  addTopBar(phone, { title: bookshop.name });
  addChoiceRow(phone, {
    choices: map.venue.floors.map(({ name }) => name.replace(/ (floor|level)$/, '')),
    chosen: 'Ground',
  });
  await markSelected(map, phone, bookshop);
};
