import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { circle, type Path, type Vec } from '../../src/dsl/shapes.ts';
import { alongPier, BOARDING, CORRIDOR, gatesEnd, type Pier, pierOutline } from './edges.ts';
import { bench, plant, sofa } from './fittings.ts';
import { block, type Frame } from './frames.ts';

/** One gate: its stretch of the pier, the side it is on. */
export type Gate = {
  readonly key: string;
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** 1 on the left as one walks out, -1 on the right. */
  readonly side: 1 | -1;
};

/** Odd gates are on the left as one walks out, even ones on the right. */
export function gatesOf({ letter, gates }: Pier): readonly Gate[] {
  return Array.from({ length: gates.each * 2 }, (_, index) => {
    const row = Math.floor(index / 2);
    return {
      key: `gate-${letter.toLowerCase()}${index + 1}`,
      number: index + 1,
      from: gates.from + row * gates.length,
      to: gates.from + (row + 1) * gates.length,
      side: index % 2 === 0 ? 1 : -1,
    };
  });
}

/** The frame of one side of a pier: `v` is the distance from the axis. */
export function sideOf({ frame }: Pier, side: 1 | -1): Frame {
  return (u, v) => frame(u, v * side);
}

/** Walls, gates, boarding bridges and the hall at the tip. */
export function drawPier(plan: FloorPlan, pier: Pier): void {
  const { gates } = pier;
  const end = gatesEnd(pier);
  plan.wall(pierOutline(pier), 'exterior');
  for (const side of [1, -1] as const) {
    const at = sideOf(pier, side);
    const wide = (u: number): number => side * pier.halfWidth(u);
    plan.wall(alongPier(pier, [gates.from + 2, end - 2], wide), 'glass');
    plan.wall(
      alongPier(pier, [gates.from, end], () => side * CORRIDOR),
      'low',
    );
    for (let index = 0; index <= gates.each; index += 1) {
      const u = gates.from + index * gates.length;
      const isEnd = index === 0 || index === gates.each;
      plan.wall([at(u, CORRIDOR), at(u, pier.halfWidth(u))], isEnd ? 'wall' : 'glass');
    }
  }
  for (const gate of gatesOf(pier)) drawGate(plan, pier, gate);
  const name = `pier-${pier.letter.toLowerCase()}`;
  plan.hall(name, pier.frame(gates.from + 1, 4), { style: 'Concourse' });
  for (const u of [gates.from + gates.length, gates.from + gates.length * 3]) {
    plan.mark('fire-extinguisher', pier.frame(u, 4.6)).mark('fire-hose', pier.frame(u, -4.6));
  }
  plan
    .mark('emergency-exit', pier.frame(pier.tip - 1.5, 0))
    .mark('aed', pier.frame(gates.from + gates.length * 2, 4.6));
}

/** Where the boarding door is, along the pier. */
export function boardingAt({ to }: Gate): number {
  return to - BOARDING.beforeEnd;
}

/** The walls of a boarding bridge: it leans back towards the middle of its gate. */
export function bridgeOf(pier: Pier, gate: Gate): Path {
  const at = sideOf(pier, gate.side);
  const u = boardingAt(gate);
  const wall = (along: number): Vec => at(along, pier.halfWidth(along));
  const reach = pier.halfWidth(u) + 10;
  return [
    wall(u - BOARDING.half),
    at(u - 5.6, reach),
    at(u - 3.2, reach + 0.9),
    wall(u + BOARDING.half),
  ];
}

function drawGate(plan: FloorPlan, pier: Pier, gate: Gate): void {
  const { key, from, to, side, number } = gate;
  const at = sideOf(pier, side);
  const u = boardingAt(gate);
  const width = pier.halfWidth(u);
  const middle = (from + to) / 2;
  plan
    .room(key, at(middle, CORRIDOR + 0.6), { style: 'Gates' })
    .door(at(middle, CORRIDOR), { width: 9, look: 'open' })
    .wall(bridgeOf(pier, gate), 'wall')
    .room(`${key}-bridge`, at(u - 2.2, width + 5), { style: 'Bridges', access: { public: false } })
    .door(at(u, width), { width: 1.6, look: 'double-swing', access: { public: false } })
    .object(block(at, [u - 2.6, width - 1.7], [0.9, 2.6]), {
      key: `${key}-desk`,
      style: 'GateDesks',
      walkUp: true,
    })
    .object(block(at, [u - 4.2, width - 0.5], [1.1, 0.35]), { style: 'Screens' })
    .object(block(at, [u + 1.9, CORRIDOR + 1.2], [0.4, 1.6]), { style: 'Screens' });
  const depth: Vec = [CORRIDOR + 2.2, width - 1.1];
  if (number % 4 === 3) loungeSeats(plan, at, [from, depth[0]], depth[1]);
  else for (const step of [2.4, 5, 7.6, 10.2, 12.8]) bench(plan, at, from + step, depth);
  plant(plan, at(to - 0.9, CORRIDOR + 0.9), 0.55);
  plant(plan, at(from + 0.9, CORRIDOR + 0.9), 0.55);
}

/** Two rows of benches, then a corner with sofas, a rug and a work table with sockets. */
function loungeSeats(plan: FloorPlan, at: Frame, [from, near]: Vec, far: number): void {
  for (const step of [2.4, 5]) bench(plan, at, from + step, [near, far]);
  const middle = (near + far) / 2;
  plan.object(block(at, [from + 9, middle], [4, far - near]), { style: 'Rugs', flat: true });
  for (const step of [7.5, 10.5]) sofa(plan, at, [from + step, middle], far - near - 0.8);
  plan.object(circle(at(from + 9, middle), 0.5), { style: 'Tables' });
  plan.object(block(at, [from + 13, middle], [1, far - near]), { style: 'Worktops' });
}
