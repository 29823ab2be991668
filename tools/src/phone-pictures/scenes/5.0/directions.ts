import type { Instruction } from '@brand/web-sdk';
import type { IconName } from '../../controls/icon.ts';
import { addSheet } from '../../controls/sheet.ts';
import { addTopBar } from '../../controls/top-bar.ts';
import { coveredEdges } from '../../frame/covered-edges.ts';
import type { Scene } from '../../frame/phone.ts';
import { showDemo } from '../show-demo.ts';

/** Directions as a list of instructions, below a map with the route. */
export const scene: Scene = async (phone) => {
  const map = await showDemo(phone, 'st-brigid-hospital');
  const radiology = map.venue.get('location', 'radiology');
  addTopBar(phone, { title: `To ${radiology.name}` });
  const route = await map.venue.route(map.venue.get('location', 'main-entrance'), radiology);
  if (!route.found) return;
  addSheet(phone, {
    title: `${Math.round(route.distance)} m`,
    rows: route.instructions.map((instruction) => ({
      title: instruction.text,
      icon: iconOf(instruction),
    })),
  });
  map.navigation.draw(route, { fitCamera: false });
  await map.camera.setPadding(coveredEdges(phone));
  await map.camera.focusOn(route, { padding: { left: 60, right: 60, top: 50, bottom: 30 } });
};

function iconOf({ action, bearing }: Instruction): IconName {
  if (action === 'arrive') return 'pin';
  if (action === 'depart') return 'start';
  return bearing.endsWith('left') ? 'left' : 'right';
}
