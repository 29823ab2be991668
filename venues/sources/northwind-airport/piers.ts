import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { circle, spread, type Vec } from '../../src/dsl/shapes.ts';
import {
  alongPier,
  AT_DRUM,
  AT_FRONT,
  CORRIDOR,
  DRUM,
  gatesEnd,
  PIER_A,
  PIER_B,
  SHOP_FRONT,
} from './edges.ts';
import { bench, pairTable, plant, roundTable, sofa, washroom } from './fittings.ts';
import { block, hub, hubArc } from './frames.ts';
import { drawPier, sideOf } from './pier.ts';

const OPEN = { look: 'open' } as const;
const TRAVELATOR = { from: 56, to: 138, landing: 3 } as const;

/** The straight pier: moving walkways in the middle, toilets and a bistro at its root. */
export function drawPierA(plan: FloorPlan): void {
  const { frame, degrees, gates } = PIER_A;
  // Moving walkways first: their stops are taken in the order in which they are drawn.
  drawTravelators(plan);
  drawPier(plan, PIER_A);
  for (const side of [1, -1] as const) {
    plan.wall([hub(SHOP_FRONT, degrees + side * AT_FRONT), frame(gates.from, side * CORRIDOR)]);
  }
  plan.divide(hubArc(SHOP_FRONT, degrees - AT_FRONT, degrees + AT_FRONT));
  drawBistro(plan);
  drawToiletsA(plan);
  const tip = gatesEnd(PIER_A);
  for (const v of [-5, 5]) {
    sofa(plan, frame, [tip + 1.6, v], 2.4);
    plant(plan, frame(tip + 2.6, v * 1.45), 0.7);
  }
  plan
    .object(circle(frame(tip + 3, 0), 1.5), { key: 'coffee-cart', style: 'Kiosks', walkUp: true })
    .object(block(frame, [50, 4.5], [0.5, 0.4]), {
      key: 'water-pier-a',
      style: 'Water',
      walkUp: true,
    })
    .object(block(frame, [147, -4.4], [2.4, 0.7]), {
      key: 'charging-pier-a',
      style: 'Charging',
      walkUp: true,
    })
    .image({
      path: 'assets/floor/letter-a.svg',
      at: frame(49, 0),
      width: 6,
      height: 6,
      rotation: 8,
      on: 'pier-a',
    });
}

/** Two moving walkways side by side: out along the north lane, back along the south lane. */
function drawTravelators(plan: FloorPlan): void {
  const { frame } = PIER_A;
  const { from, to, landing } = TRAVELATOR;
  const lanes = [
    {
      key: 'travelator-out',
      v: -1.05,
      ends: [
        [from, from + landing],
        [to - landing, to],
      ],
    },
    {
      key: 'travelator-back',
      v: 1.05,
      ends: [
        [to - landing, to],
        [from, from + landing],
      ],
    },
  ] as const;
  for (const { key, v, ends } of lanes) {
    const [near, far] = [v - 0.85, v + 0.85];
    for (const [index, [start, end]] of ends.entries()) {
      const isLow = start === from;
      plan
        .box([frame(start, near), frame(end, near), frame(end, far), frame(start, far)], 'low')
        .divide([frame(isLow ? from : to, near), frame(isLow ? from : to, far)])
        .space(frame((start + end) / 2, v), {
          kind: 'room',
          key: `${key}-${index === 0 ? 'start' : 'end'}`,
          connection: key,
          style: 'Escalators',
        });
    }
    const belt = [from + landing, to - landing] as const;
    for (const side of [near, far]) plan.wall([frame(belt[0], side), frame(belt[1], side)], 'low');
    plan.solid(`${key}-belt`, frame((from + to) / 2, v), { style: 'Travelators' });
    for (let u = belt[0] + 2; u < belt[1] - 1; u += 6) {
      plan.object(block(frame, [u, v], [2.2, 0.7]), { style: 'Steps', flat: true });
    }
  }
}

function drawBistro(plan: FloorPlan): void {
  const at = sideOf(PIER_A, 1);
  plan
    .room('bistro-a', at(38, 8), { style: 'Food' })
    .door(at(38, CORRIDOR), { width: 6, ...OPEN })
    .object(block(at, [42.9, 10.5], [0.8, 6]), { style: 'Kitchens' })
    .object(block(at, [41, 10.5], [0.7, 5]), { style: 'Counters' });
  for (const u of [31.6, 34.4, 37.2]) {
    for (const v of [7.2, 9.8, 12.4]) roundTable(plan, at(u, v));
  }
}

function drawToiletsA(plan: FloorPlan): void {
  const at = sideOf(PIER_A, -1);
  const wide = PIER_A.halfWidth;
  plan
    .wall([at(36.5, CORRIDOR), at(36.5, wide(36.5))])
    .wall([at(41.2, CORRIDOR), at(41.2, wide(41.2))])
    .wall([at(41.2, 10), at(44, 10)])
    .room('toilets-a-women', at(33, 9), { style: 'Toilets' })
    .room('toilets-a-men', at(39, 9), { style: 'Toilets' })
    .room('toilets-a-accessible', at(42.5, 7), { style: 'Toilets' })
    .solid('plant-pier-a', at(42.5, 12), { style: 'Technical' })
    .allDoors([at(33, CORRIDOR), at(38.8, CORRIDOR), at(42.6, CORRIDOR)], { width: 1.1 });
  washroom(plan, (u, v) => at(29.6 + u, 14.2 - v), { length: 6.6, depth: 6.4 });
  washroom(plan, (u, v) => at(36.6 + u, 14.1 - v), { length: 4.4, depth: 6.4 });
}

/** The curved pier: passport control at its root, then toilets, a café and eight gates. */
export function drawPierB(plan: FloorPlan): void {
  const { frame, gates, tip } = PIER_B;
  drawPier(plan, PIER_B);
  drawPassport(plan);
  drawRootB(plan);
  const end = gatesEnd(PIER_B);
  for (const v of [-5.4, 0, 5.4]) sofa(plan, frame, [end + 2.6, v], 2.6);
  for (const v of [-2.7, 2.7]) plant(plan, frame(end + 3.4, v), 0.7);
  plan
    .object(block(frame, [gates.from + 22, -4.5], [0.5, 0.4]), {
      key: 'water-pier-b',
      style: 'Water',
      walkUp: true,
    })
    .object(block(frame, [tip - 10, 4.4], [2.4, 0.7]), {
      key: 'charging-pier-b',
      style: 'Charging',
      walkUp: true,
    })
    .object(block(frame, [gates.from + 44, 0], [3.2, 1.6]), {
      key: 'press-pier-b',
      style: 'Kiosks',
      walkUp: true,
    })
    .image({
      path: 'assets/floor/letter-b.svg',
      at: frame(62, 0),
      width: 6,
      height: 6,
      on: 'pier-b',
    });
  for (const u of [72, 94, 108, 122, 136]) plant(plan, frame(u, 0), 0.9);
  for (const u of [74.5, 91, 111, 125]) bench(plan, frame, u, [-1.3, 1.3]);
}

const BOOTHS = { line: 40, far: 48 } as const;

function drawPassport(plan: FloorPlan): void {
  const { frame, halfWidth } = PIER_B;
  const { line, far } = BOOTHS;
  const edge = Math.sqrt(DRUM ** 2 - CORRIDOR ** 2);
  for (const side of [1, -1] as const) {
    plan
      .wall([hub(SHOP_FRONT, side * AT_FRONT), frame(edge, side * CORRIDOR)])
      .wall([frame(far, side * CORRIDOR), frame(far, side * halfWidth(far))]);
  }
  plan
    .divide(hubArc(SHOP_FRONT, -AT_FRONT, AT_FRONT))
    .divide(hubArc(DRUM, -AT_DRUM, AT_DRUM))
    .wall([frame(line, -halfWidth(line)), frame(line, halfWidth(line))], 'glass')
    .divide([frame(far, -CORRIDOR), frame(far, CORRIDOR)])
    .hall('pier-b-link', frame(24, 0), { style: 'Concourse' })
    .hall('passport', frame(35, 0), { style: 'Control' })
    .hall('passport-airside', frame(44, 0), { style: 'Control' });
  const lanes = spread([-11.2, 0], [11.2, 0], 9).map(([v]) => v);
  for (const [index, v] of lanes.entries()) {
    // Six lanes lead out of the Schengen area and three back into it.
    const oneWayInto = index < 6 ? 'passport-airside' : 'passport';
    plan.door(frame(line, v), { width: 1.1, look: 'gate', oneWayInto });
    if (index === lanes.length - 1) continue;
    const booth = index < 2 || index === 7 ? 'EGates' : 'Booths';
    plan.object(block(frame, [line - 1, v + 1.4], [1.7, 1.3]), {
      style: booth,
      walkUp: true,
      key: `passport-booth-${index + 1}`,
    });
  }
  for (const v of [-6.5, -3.7, -0.9, 1.9]) {
    const start: Vec = [34.5, v];
    plan.object(block(frame, start, [5, 0.12]), { style: 'Barriers' });
  }
  plan.mark('camera', frame(line + 0.6, 0)).mark('no-entry', frame(line + 0.6, 8.4));
}

function drawRootB(plan: FloorPlan): void {
  const { halfWidth, gates } = PIER_B;
  const [north, south] = [sideOf(PIER_B, 1), sideOf(PIER_B, -1)];
  for (const side of [1, -1])
    plan.wall(alongPier(PIER_B, [BOOTHS.far, gates.from], () => side * CORRIDOR));
  for (const u of [51.2, 54]) plan.wall([north(u, CORRIDOR), north(u, halfWidth(u))]);
  plan
    .room('toilets-b-women', north(49.6, 8), { style: 'Toilets' })
    .room('toilets-b-men', north(52.6, 8), { style: 'Toilets' })
    .room('toilets-b-accessible', north(55, 8), { style: 'Toilets' })
    .allDoors([north(49.8, CORRIDOR), north(52.7, CORRIDOR), north(55, CORRIDOR)], { width: 1.1 });
  for (const u of [48, 51.2])
    washroom(plan, (along, v) => north(u + 0.1 + along, 12.5 - v), { length: 2.6, depth: 5 });
  plan
    .room('cafe-b', south(52, 8), { style: 'Food' })
    .door(south(52, CORRIDOR), { width: 5, ...OPEN })
    .object(block(south, [52, 11.9], [5.6, 0.7]), { style: 'Kitchens' })
    .object(block(south, [52, 10.2], [4.6, 0.7]), { style: 'Counters' });
  for (const u of [49.8, 54.2]) pairTable(plan, south, [u, 7.2]);
}
