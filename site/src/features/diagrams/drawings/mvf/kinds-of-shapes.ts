import type { Drawing } from '../../drawing.ts';
import { callout } from '../../shapes/badge.ts';
import { door, room, wall } from '../../shapes/plan.ts';
import { tag } from '../../shapes/svg.ts';

export default {
  title: 'Shapes of a floor and their kinds',
  text: 'A floor seen from above. The kinds file classifies each shape: two polygons are rooms, and the one beside them is a hallway. A line around a room is a wall, and the line in its gap is a door. A small polygon inside a room is an object, such as a desk.',
  height: 226,
  parts: [
    room({ x: 20, y: 20, width: 130, height: 78, tone: 'shop', name: 'room' }),
    room({ x: 150, y: 20, width: 190, height: 78, tone: 'quiet', name: 'room' }),
    room({ x: 20, y: 98, width: 320, height: 46, name: 'hallway' }),
    wall([150, 20], [150, 98], [20, 98]),
    wall([150, 98], [340, 98]),
    door([62, 98], [92, 98]),
    tag(
      'g',
      { class: 'room tone-core' },
      tag('rect', { x: 284, y: 34, width: 40, height: 22, rx: 2 }),
    ),
    callout({ at: [77, 98], to: [77, 184], text: 'door', kind: 'code', anchor: 'middle' }),
    callout({ at: [212, 98], to: [212, 184], text: 'wall', kind: 'code', anchor: 'middle' }),
    callout({ at: [316, 50], to: [316, 184], text: 'object', kind: 'code', anchor: 'middle' }),
  ],
} satisfies Drawing;
