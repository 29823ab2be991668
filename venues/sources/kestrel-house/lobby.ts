import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { regular, type Vec } from '../../src/dsl/shapes.ts';
import { armchairs, sofas, tree } from './fittings.ts';
import { around, band, block, FACADE, frameAt, polar, south } from './pick.ts';

/** Directions of the walls of the lobby, and where the turnstiles are. */
export const LOBBY = { west: 235, east: 315, gates: 6 } as const;
const PORCH = { from: 265, to: 285, inner: 12.8 } as const;

/** Middle of each gate between the two ends of the line, metres, and its width. */
const GATES = [
  { at: 1.1, width: 0.7 },
  { at: 2.15, width: 0.7 },
  { at: 3.2, width: 0.7 },
  { at: 4.25, width: 0.7 },
  { at: 5.9, width: 1.3 },
] as const;

/** The lobby: a porch, reception, sofas, and a low wall with gates towards the atrium. */
export function drawLobby(plan: FloorPlan): void {
  const { west, east, gates } = LOBBY;
  const [left, right] = [south(west, gates), south(east, gates)];
  const length = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const onLine = (metres: number): Vec => [
    left[0] + ((right[0] - left[0]) * metres) / length,
    left[1] + ((right[1] - left[1]) * metres) / length,
  ];
  plan
    .wall([south(west, gates), south(west, FACADE)])
    .wall([south(east, gates), south(east, FACADE)], 'glass')
    .wall([left, right], 'low')
    .room('lobby', south(275, 10), { style: 'Lobby' });
  for (const { at, width } of GATES) {
    plan.door(onLine(at), {
      width,
      look: 'gate',
      access: { accessible: width > 1 },
      texts: { name: width > 1 ? 'Wide gate' : 'Turnstile' },
    });
  }
  const line = frameAt(left, (Math.atan2(right[1] - left[1], right[0] - left[0]) * 180) / Math.PI);
  for (const at of [0.55, 1.62, 2.67, 3.72, 4.92, 6.88]) {
    plan.object(block(line, at, -0.75, [0.24, 1.2]), { style: 'Brass' });
  }
  drawPorch(plan);
  furnish(plan);
}

function drawPorch(plan: FloorPlan): void {
  const { from, to, inner } = PORCH;
  plan
    .wall([south(from, FACADE), south(from, inner)], 'glass')
    .wall(around(south, inner, [from, to]), 'glass')
    .wall([south(to, inner), south(to, FACADE)], 'glass')
    .hall('entrance', south(275, 14), { style: 'Entrances' })
    .door(south(275, FACADE), { width: 2.4, look: 'sliding' })
    .door(south(275, inner), { width: 2.4, look: 'sliding' })
    .door(south(255, FACADE), { width: 2.2, look: 'revolving' });
}

function furnish(plan: FloorPlan): void {
  const desk = polar(south(296, 10.4));
  plan.object(band(desk, [1.5, 2.2], [60, 175]), {
    key: 'reception',
    style: 'Reception',
    walkUp: true,
  });
  plan.object(regular(south(298, 10.6), 0.3, 6), { style: 'Chairs' });
  plan.object(regular(south(292, 10), 0.3, 6), { style: 'Chairs' });
  sofas(plan, frameAt(south(246, 11), 66));
  armchairs(plan, frameAt(south(245, 8), 245), 'SofasBrass');
  for (const [index, degrees] of [257, 262].entries()) {
    plan.object(regular(south(degrees, 8.4), 0.3, 6), {
      key: `check-in-${index + 1}`,
      style: 'Machines',
      walkUp: true,
    });
  }
  for (const degrees of [239, 309]) tree(plan, south(degrees, 13.9), 0.7);
  plan.image({
    path: 'assets/floor/mat.svg',
    at: south(275, 10.6),
    width: 2.6,
    height: 2.6,
    rotation: -5,
    on: 'lobby',
  });
}
