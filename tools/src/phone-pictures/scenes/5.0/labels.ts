import { addChoiceRow } from '../../controls/choice-row.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import { coveredEdges } from '../../frame/covered-edges.ts';
import type { Scene } from '../../frame/phone.ts';
import { showDemo } from '../show-demo.ts';

/** Names of shops that face the reader, with icons, one of them in a style of its own. */
export const scene: Scene = async (phone) => {
  addTopBar(phone, { title: 'Ground floor' });
  addChoiceRow(phone, { choices: ['Floating', 'Flat'], chosen: 'Floating' });
  const map = await showDemo(phone, 'harbour-mall');
  const bakery = map.venue.get('location', 'bakery');
  map.labels.add(bakery, {
    text: 'Fresh bread until one',
    rank: 'always',
    color: '#7a2e0e',
    haloColor: '#fff4e8',
    weight: 700,
    size: 15,
  });
  await map.camera.setPadding(coveredEdges(phone));
  await map.camera.focusOn(bakery, { maxZoom: 19.2 });
};
