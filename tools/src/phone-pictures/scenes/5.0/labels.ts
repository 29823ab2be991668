import { addChoiceRow } from '../../controls/choice-row.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import { coveredEdges } from '../../frame/covered-edges.ts';
import type { Scene } from '../../frame/phone.ts';
import { showDemo } from '../show-demo.ts';

/** Names of places that face the reader, with icons, one of them in a style of its own. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Ground floor' });
  addChoiceRow(phone, { choices: ['Floating', 'Flat'], chosen: 'Floating' });
  const map = await showDemo(phone, 'st-brigid-hospital');
  const cafe = map.venue.get('location', 'cafe');
  map.labels.add(cafe, {
    text: 'Soup until two',
    rank: 'always',
    color: '#7a2e0e',
    haloColor: '#fff4e8',
    weight: 700,
    size: 15,
  });
  await map.camera.setPadding(coveredEdges(phone));
  await map.camera.focusOn(cafe, { maxZoom: 19.2 });
};
