import { addChoiceRow } from '../../controls/choice-row.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import type { Scene } from '../../frame/phone.ts';
import { markSelected } from '../mark-selected.ts';
import { showDemo } from '../show-demo.ts';

/** So many fit into a row. */
const CHIPS = 4;

/** A map below filter chips for floors; the title is the room that was tapped. */
export const scene: Scene = async (phone) => {
  const map = await showDemo(phone, 'kestrel-house');
  const cafe = map.venue.get('location', 'cafe');
  addTopBar(phone, { title: cafe.name });
  addChoiceRow(phone, {
    choices: map.venue.floors
      .slice(0, CHIPS)
      .map(({ name }) => name.replace(/ (floor|level)$/, '')),
    chosen: 'Ground',
  });
  await markSelected(map, phone, cafe);
};
