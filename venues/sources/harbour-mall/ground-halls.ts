import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { arc, circle, type Vec } from '../../src/dsl/shapes.ts';
import { northFront, oval, round, southFront } from './edges.ts';
import { drawBench, drawKiosk, drawTree } from './street-furniture.ts';
import { at, frameAt } from './spine.ts';

/** Where one hall ends and the next begins: at the quay side, in the middle, at the city side. */
const HALL_ENDS = [
  [56, 57, 58.2],
  [97, 101.2, 99.5],
  [113.5, 116, 118.5],
  [146.6, 146.4, 146],
] as const;

/** The promenade and the two atria, with all that stands in them. */
export function drawGroundHalls(plan: FloorPlan): void {
  // Halls meet where shops meet on both sides, so that no shop front is cut in two.
  for (const [south, middle, north] of HALL_ENDS) {
    plan.divide([at(south, southFront), at(middle, -3), at(middle, 3), at(north, northFront)]);
  }
  plan
    .hall('promenade-west', at(33, 3), { style: 'Promenade' })
    .hall('oval-atrium', oval(0, 8), { style: 'Plaza' })
    .hall('promenade-centre', at(110, 4), { style: 'Promenade' })
    .hall('round-atrium', round(0, 8), { style: 'Plaza' })
    .hall('promenade-east', at(165, -3), { style: 'Promenade' });
  drawOvalPlaza(plan);
  drawRoundPlaza(plan);
  drawPromenade(plan);
}

function inOval(path: readonly Vec[]): Vec[] {
  return path.map(([u, v]) => oval(u, v));
}

/** Fountain, stage and information desk. */
function drawOvalPlaza(plan: FloorPlan): void {
  plan
    .object(inOval(circle([4.6, -1], [3.7, 2.7])), { style: 'Stone' })
    .object(inOval(circle([4.6, -1], [3.3, 2.3])), { key: 'fountain', style: 'Water' })
    .object(inOval(circle([4.6, -1], 0.5)), { style: 'Stone' })
    .object(inOval([...arc([-2, 10.4], [4.4, 3], [180, 360])]), {
      key: 'stage',
      style: 'Stage',
      walkUp: true,
    })
    .object(inOval([...arc([12.4, -7.6], 2.3, [20, 200]), ...arc([12.4, -7.6], 1.6, [200, 20])]), {
      key: 'information',
      style: 'Information',
      walkUp: true,
    });
  for (const row of [0, 1, 2]) {
    for (const u of [-4.6, -2, 0.6]) {
      plan.object(benchAt(u, 5.6 - row * 1.4), { style: 'Benches' });
    }
  }
  for (const [u, v] of [
    [-11, 5.4],
    [-11, -5.6],
    [-6, -9.6],
    [3, -9.8],
    [9.4, 6.6],
    [6, 9.4],
  ] as const) {
    drawTree(plan, oval(u, v), 1.1);
  }
}

function benchAt(u: number, v: number): Vec[] {
  return [
    oval(u - 1, v - 0.25),
    oval(u + 1, v - 0.25),
    oval(u + 1, v + 0.25),
    oval(u - 1, v + 0.25),
  ];
}

function drawRoundPlaza(plan: FloorPlan): void {
  for (const degrees of [60, 120, 240, 300]) {
    const angle = (degrees * Math.PI) / 180;
    drawTree(plan, round(7.4 * Math.cos(angle), 7.4 * Math.sin(angle)), 1.2);
  }
  for (const [u, v] of [
    [0, 4.4],
    [0, -4.4],
  ] as const) {
    plan.object(
      [...arc([u, v], 1.4, [0, 360])].slice(0, -1).map(([a, b]) => round(a, b)),
      {
        style: 'Sofas',
      },
    );
  }
}

function drawPromenade(plan: FloorPlan): void {
  drawKiosk(plan, { key: 'kiosk-flowers', frame: frameAt(62, -1.5, 20), radius: 1.7 });
  drawKiosk(plan, { key: 'kiosk-juice', frame: frameAt(119.6, -0.5, 10), radius: 1.6 });
  drawKiosk(plan, { key: 'kiosk-press', frame: frameAt(29.5, 0.4), radius: 1.5 });
  drawKiosk(plan, { key: 'kiosk-sunglasses', frame: frameAt(148.6, 0.6, 15), radius: 1.5 });
  for (const s of [35, 41, 47, 52]) {
    drawBench(plan, frameAt(s, 3.9));
    drawBench(plan, frameAt(s + 3, -3.9));
    drawTree(plan, at(s + 3, 3.8), 0.75);
    drawTree(plan, at(s, -3.8), 0.75);
  }
  for (const s of [104, 109, 114]) {
    drawBench(plan, frameAt(s, northFront(s) - 1.5));
    drawTree(plan, at(s + 2.4, southFront(s + 2.4) + 1.6), 0.75);
  }
  for (const s of [153, 158, 163]) {
    drawBench(plan, frameAt(s, -3.9));
    drawTree(plan, at(s + 2.5, 3.9), 0.7);
  }
  for (const [key, s, d] of [
    ['atm-ground-west', 32.9, 4.9],
    ['atm-ground-east', 152.6, -4.9],
  ] as const) {
    const frame = frameAt(s, d);
    plan.object([frame(-0.4, -0.3), frame(0.4, -0.3), frame(0.4, 0.3), frame(-0.4, 0.3)], {
      key,
      style: 'Machines',
      walkUp: true,
    });
  }
}
