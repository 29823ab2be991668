import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { arc, circle, curve, type Path } from '../../src/dsl/shapes.ts';
import { type Pier, PIER_A, PIER_B } from './edges.ts';
import { block, type Frame, frameAt, ribbon } from './frames.ts';
import { boardingAt, bridgeOf, type Gate, gatesOf, sideOf } from './pier.ts';

/** Gates without an aircraft: on the inside of the bend there is room for two only. */
const EMPTY = new Set(['gate-a4', 'gate-a9', 'gate-b1', 'gate-b5', 'gate-b6']);

/** The edge of the apron from the east end of the kerb around to the west end. */
export function apronEdge(): Path {
  const smooth = curve([
    [262, 40],
    [294, 62],
    [322, 104],
    [333, 160],
    [308, 203],
    [226, 209],
    [140, 188],
    [40, 203],
    [-34, 193],
    [-54, 148],
    [-46, 90],
    [-10, 58],
    [38, 40],
  ]);
  return smooth.filter((_, index) => index % 5 === 0 || index === smooth.length - 1);
}

/** The yellow lines that aircraft follow. */
const TAXI_LINES: readonly Path[] = [
  [
    [-41, 150],
    [-40, 120],
    [-28, 82],
    [20, 62],
    [84, 60],
    [114, 74],
  ],
  [
    [186, 74],
    [232, 64],
    [288, 80],
    [313, 122],
    [318, 164],
    [296, 192],
    [232, 198],
    [172, 178],
  ],
];

/** The apron: aircraft at the gates, lead-in lines, vans. Passengers only look at it. */
export function drawApron(plan: FloorPlan): void {
  plan.solid('apron', [20, 180], { style: 'Apron' });
  for (const line of TAXI_LINES) {
    plan.object(
      ribbon(
        curve(line).filter((_, index) => index % 3 === 0),
        0.4,
      ),
      { style: 'ApronMarks' },
    );
  }
  for (const pier of [PIER_A, PIER_B]) {
    for (const gate of gatesOf(pier)) drawStand(plan, pier, gate);
  }
  plan
    .image({
      path: 'assets/floor/runway-number.svg',
      at: [84, 178],
      width: 9,
      height: 14,
      rotation: 8,
      on: 'apron',
    })
    .image({
      path: 'assets/floor/helipad.svg',
      at: [-28, 173],
      width: 20,
      height: 20,
      on: 'apron',
    });
}

function drawStand(plan: FloorPlan, pier: Pier, gate: Gate): void {
  const at = sideOf(pier, gate.side);
  const middle = (gate.from + gate.to) / 2;
  const wall = pier.halfWidth(middle);
  const [nose, tail] = [at(middle, wall + 4.5), at(middle, wall + 31)];
  const heading = (Math.atan2(tail[1] - nose[1], tail[0] - nose[0]) * 180) / Math.PI;
  const stand = frameAt(nose, heading);
  plan.object(block(stand, [17, 0], [34, 0.25]), { style: 'ApronMarks' });
  plan.object(block(stand, [-1, 0], [0.3, 3]), { style: 'ApronMarks' });
  const [a, b, c, d] = bridgeOf(pier, gate) as [
    Path[number],
    Path[number],
    Path[number],
    Path[number],
  ];
  const outside = (point: Path[number]): Path[number] => {
    const [x, y] = at(boardingAt(gate), pier.halfWidth(boardingAt(gate)) + 5);
    return [point[0] + (x - point[0]) * 0.06, point[1] + (y - point[1]) * 0.06];
  };
  plan.object([outside(a), b, c, outside(d)], { style: 'BridgeRoofs' });
  if (EMPTY.has(gate.key)) return;
  drawAircraft(plan, stand, gate.number % 3);
  plan.object(block(stand, [9, gate.side * 6.5], [3.2, 1.6]), {
    style: gate.number % 2 === 0 ? 'Vans' : 'VansAmber',
  });
}

/** An aircraft with its nose at the frame's origin: wings and tail first, the body over them. */
function drawAircraft(plan: FloorPlan, frame: Frame, livery: number): void {
  const draw = (path: Path): Path => path.map(([u, v]) => frame(u, v));
  const body = [
    ...arc([3, 0], [3, 1.55], [90, 270]),
    [22, -1.55],
    [28, -0.35],
    [28, 0.35],
    [22, 1.55],
  ] as const;
  for (const side of [1, -1]) {
    plan
      .object(
        draw([
          [10.5, side * 1.2],
          [17.4, side * 10.4],
          [19, side * 10.6],
          [16, side * 1.2],
        ]),
        { style: 'Wings' },
      )
      .object(
        draw([
          [23.6, side * 0.9],
          [27.2, side * 4.4],
          [28.4, side * 4.4],
          [26.8, side * 0.6],
        ]),
        { style: 'Wings' },
      )
      .object(draw(circleAt(12.6, side * 4.3)), { style: 'Engines' });
  }
  plan.object(draw(body), { style: 'Aircraft' }).object(
    draw([
      [22.6, -0.22],
      [28.6, -0.22],
      [28.6, 0.22],
      [22.6, 0.22],
    ]),
    { style: ['TailsBlue', 'TailsAmber', 'TailsTeal'][livery] ?? 'TailsBlue' },
  );
}

function circleAt(u: number, v: number): Path {
  return circle([u, v], [1.5, 0.75]);
}
