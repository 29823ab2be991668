import { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { arc, circle, type Path, regular, type Vec } from '../../src/dsl/shapes.ts';
import { drawEntrance } from './entrances.ts';
import { block } from './furniture.ts';
import { markGreenhouse } from './safety.ts';

const CENTER: Vec = [36, 111];
const DOME = 9;
const ARM = 5;
const [WEST, EAST] = [26, 46] as const;
/** Where the arms leave the dome. */
const REACH = Math.sqrt(DOME ** 2 - ARM ** 2);
const ANGLE = (Math.asin(ARM / DOME) * 180) / Math.PI;

/** A dome between two arms, the west one rounded. */
export function greenhouseOutline(): Path {
  const [, y] = CENTER;
  return [
    [EAST, y - ARM],
    [EAST, y + ARM],
    ...arc(CENTER, DOME, [ANGLE, 180 - ANGLE]),
    ...arc([WEST, y], ARM, [90, 270]),
    ...arc(CENTER, DOME, [180 + ANGLE, 360 - ANGLE]),
  ];
}

/** The greenhouse: palms under the dome, ferns to the east, cacti to the west. */
export function greenhouseFloor(): FloorPlan {
  const [x, y] = CENTER;
  const plan = new FloorPlan('greenhouse-0', {
    elevation: 0,
    name: 'Greenhouse',
    shortName: '0',
    description: 'Three climates under glass: ferns, palms and cacti.',
    building: 'greenhouse',
    maxHeight: 7,
  });
  plan
    .outline(greenhouseOutline())
    .outline(greenhouseOutline(), 'glass')
    .wall(
      [
        [x + REACH, y - ARM],
        [x + REACH, y + ARM],
      ],
      'glass',
    )
    .wall(
      [
        [x - REACH, y - ARM],
        [x - REACH, y + ARM],
      ],
      'glass',
    )
    .room('fern-room', [x + 8.6, y], { style: 'Ferns' })
    .room('palm-house', [x + 5, y], { style: 'Palms' })
    .room('cactus-room', [x - 9, y], { style: 'Desert' })
    .door([x + REACH, y], { width: 1.8, look: 'double-swing' })
    .door([x - REACH, y], { width: 1.8, look: 'double-swing' });
  drawEntrance(plan, 'greenhouse');
  plan
    .object(circle([x, y], 2.4), { style: 'Planters' })
    .object(regular([x, y], 1.9, 9), { style: 'Trees' })
    .image({
      path: 'assets/floor/koi-pond.svg',
      at: [x, y - 5.6],
      width: 5.4,
      height: 3,
      on: 'palm-house',
    });
  for (const degrees of [30, 75, 105, 150, 215, 325]) {
    const angle = (degrees * Math.PI) / 180;
    const at: Vec = [x + 6.6 * Math.cos(angle), y + 6.6 * Math.sin(angle)];
    plan.object(regular(at, 1.15, 8, degrees), { style: 'PalmTrees' });
  }
  for (const side of [-1, 1]) {
    plan.object(block([x + 8.8, y + side * 3.3], [1.4, 2.2]), { style: 'FernBeds' });
    plan.object(block([x - 9.4, y + side * 3.2], [2.6, 1.8]), { style: 'CactusBeds' });
    plan.object(block([x - 12.4, y + side * 2], [1.8, 1.4], side * 35), { style: 'CactusBeds' });
  }
  for (const [dx, dy] of [
    [-9.4, 3.2],
    [-9, -3.2],
    [-12.4, 2],
    [-12.2, -2],
  ] as const) {
    plan.object(regular([x + dx, y + dy], 0.4, 6, dx * 20), { style: 'Cacti' });
  }
  markGreenhouse(plan);
  return plan;
}
