import { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { arc, circle, type Path, regular, type Vec } from '../../src/dsl/shapes.ts';
import { drawEntrance } from './entrances.ts';
import { block, offset } from './furniture.ts';
import { markGreenhouse } from './safety.ts';

const CENTER: Vec = [36, 111];
const DOME = 9;
const ARM = 5;
const [WEST, EAST] = [26, 50] as const;
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
    .object(palm([x, y], 2.2, 0), { style: 'PalmTrees' })
    .image({
      path: 'assets/floor/koi-pond.svg',
      at: [x, y - 5.6],
      width: 5.4,
      height: 3,
      on: 'palm-house',
    });
  plant(plan);
  markGreenhouse(plan);
  return plan;
}

/** A crown of long leaves: a star. */
function palm(center: Vec, radius: number, startDegrees: number): Path {
  return Array.from({ length: 22 }, (_, corner) => {
    const reach = corner % 2 === 0 ? radius : radius * 0.5;
    return offset(center, startDegrees + (corner * 360) / 22, [reach, 0]);
  });
}

function plant(plan: FloorPlan): void {
  const [x, y] = CENTER;
  for (const [degrees, radius] of [
    [30, 1.2],
    [62, 1.4],
    [90, 1.1],
    [118, 1.5],
    [150, 1.2],
    [212, 1.3],
    [328, 1.3],
  ] as const) {
    const at = offset(CENTER, degrees, [6.8, 0]);
    plan.object(palm(at, radius, degrees), { style: 'PalmTrees' });
  }
  for (const side of [-1, 1]) {
    plan.object(block([x + 10.7, y + side * 3.7], [5.4, 1.6]), { style: 'Planters' });
    for (const dx of [8.9, 10.6, 12.4]) {
      const fern: Vec = [x + dx, y + side * 3.7];
      plan.object(palm(fern, 0.72, dx * 40), { style: 'FernBeds' });
    }
    plan.object(block([x - 9.4, y + side * 3.2], [2.6, 1.8]), { style: 'CactusBeds' });
    plan.object(block([x - 12.4, y + side * 2], [1.8, 1.4], side * 35), { style: 'CactusBeds' });
    plan.object(block([x + 3.6, y + side * 3.2], [1.8, 0.5], side * -45), { style: 'Benches' });
  }
  for (const [dx, dy] of [
    [-10, 3.2],
    [-8.8, 3.3],
    [-9, -3.2],
    [-12.4, 2],
    [-12.2, -2],
  ] as const) {
    plan.object(regular([x + dx, y + dy], 0.42, 10, dx * 20), { style: 'Cacti' });
  }
}
