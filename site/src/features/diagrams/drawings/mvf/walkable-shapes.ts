import type { Drawing } from '../../drawing.ts';
import { callout } from '../../shapes/badge.ts';
import { pin, room, route, start, wall } from '../../shapes/plan.ts';

export default {
  title: 'Walkable and blocking shapes',
  text: 'A floor seen from above. A hall is walkable. A wall is only blocking. A reception desk is both walkable and blocking, so a route can end there but cannot cross it. A machine room is in neither file, so its traversability is unknown.',
  height: 240,
  parts: [
    room({ x: 20, y: 30, width: 320, height: 118, tone: 'service' }),
    room({ x: 236, y: 30, width: 104, height: 62, tone: 'core', name: 'machines' }),
    room({ x: 96, y: 60, width: 84, height: 30, tone: 'shop' }),
    wall([236, 92], [340, 92]),
    wall([236, 30], [236, 92]),
    route([
      [300, 122],
      [138, 122],
      [138, 96],
    ]),
    start([300, 122]),
    pin([138, 92]),
    callout({ at: [48, 122], to: [48, 190], text: 'walkable', kind: 'strong', anchor: 'middle' }),
    callout({
      at: [162, 84],
      to: [162, 190],
      text: 'both: a desk',
      kind: 'strong',
      anchor: 'middle',
    }),
    callout({ at: [280, 92], to: [280, 190], text: 'blocking', kind: 'strong', anchor: 'middle' }),
  ],
} satisfies Drawing;
