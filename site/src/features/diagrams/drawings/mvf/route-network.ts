import type { Drawing } from '../../drawing.ts';
import { line } from '../../shapes/arrow.ts';
import { callout } from '../../shapes/badge.ts';
import { door, node, pin, room, route, start, wall } from '../../shapes/plan.ts';
import type { Point } from '../../shapes/svg.ts';

const NODES: readonly Point[] = [
  [62, 130],
  [62, 98],
  [128, 130],
  [216, 130],
  [216, 98],
  [216, 62],
  [300, 130],
  [128, 168],
  [128, 196],
];
const EDGES = [
  [1, 0],
  [0, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [3, 6],
  [2, 7],
  [7, 8],
] as const;

export default {
  title: 'Nodes, edges and a route through them',
  text: 'A floor seen from above with rooms, doors and a hallway. Nodes are points in the hallway, at the doors and inside the rooms; edges connect neighbours on the same floor. A route goes from node to node, from one room through its door and the hallway into another.',
  height: 252,
  parts: [
    room({ x: 20, y: 30, width: 110, height: 68, tone: 'shop' }),
    room({ x: 130, y: 30, width: 210, height: 68, tone: 'quiet' }),
    room({ x: 20, y: 98, width: 320, height: 70 }),
    room({ x: 20, y: 168, width: 180, height: 54, tone: 'service' }),
    wall([20, 98], [340, 98]),
    wall([20, 168], [200, 168]),
    door([52, 98], [72, 98]),
    door([206, 98], [226, 98]),
    door([118, 168], [138, 168]),
    ...EDGES.map(([a, b]) => line([NODES[a]!, NODES[b]!], 'thin')),
    route([
      [128, 196],
      [128, 130],
      [216, 130],
      [216, 62],
    ]),
    ...NODES.slice(0, 8).map(node),
    start([128, 196]),
    pin([216, 62]),
    callout({ at: [258, 130], to: [258, 192], text: 'edge', anchor: 'start' }),
    callout({ at: [300, 130], to: [300, 212], text: 'node', anchor: 'start' }),
    callout({ at: [62, 98], to: [62, 72], text: 'at a door', anchor: 'middle' }),
  ],
} satisfies Drawing;
