import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import type { Vec } from '../../src/dsl/shapes.ts';
import { drawStairHead } from './atrium.ts';
import { CORE, drawCore, drawCoreBack } from './core.ts';
import { drawDesks } from './desks.ts';
import { COUNTER, roundTable } from './fittings.ts';
import { glazeCorner, glazeSide } from './glazing.ts';
import { drawCell, drawMeetingRooms, ROW } from './meeting-rooms.ts';
import {
  around,
  block,
  east,
  FACADE,
  type Frame,
  frameAt,
  GALLERY,
  LENGTHS,
  north,
  panel,
  ring,
  south,
  southeast,
  southwest,
  SPANS,
  west,
} from './pick.ts';

export type WorkFloor = {
  /** Keys of the work areas and the lounge. */
  readonly areas: {
    readonly north: string;
    readonly west: string;
    readonly southwest: string;
    readonly southeast: string;
    readonly lounge: string;
  };
  readonly style: string;
  /** Directions between which the west end is set back. */
  readonly setBack: readonly [number, number];
  /** Key of the room in the south tip. */
  readonly tip: { readonly key: string; readonly style: string };
};

/** How far the room in the south tip keeps from the gallery. */
export const TIP = 3.6;

/** The shell of a floor of desks: facade, atrium, core, areas that are open to the gallery. */
export function drawWorkFloor(plan: FloorPlan, floor: WorkFloor): void {
  plan.outline(ring(FACADE));
  glazeSide(plan, north, [14, LENGTHS.north]);
  glazeCorner(plan, west, [95, 225]);
  glazeSide(plan, southwest, [0, LENGTHS.southwest]);
  glazeCorner(plan, south, [230, 325]);
  glazeSide(plan, southeast, [0, LENGTHS.southeast]);
  glazeCorner(plan, east, [-30, 80]);
  drawSetBack(plan, floor.setBack);
  drawStairHead(plan);
  drawCore(plan);
  drawCoreBack(plan, {
    west: { key: `server-room-${plan.key}`, solid: true, texts: { name: 'Server room' } },
    east: { key: `store-${plan.key}`, texts: { name: 'Store' } },
  });
  drawAreas(plan, floor);
  drawMeetingRooms(plan);
  drawDesks(plan);
  plan.door([CORE.east, CORE.north + 1.3], { width: 1.2, look: 'double-swing' });
}

/** The west end steps back: a straight glass wall, and a balcony on the roof of the floor below. */
function drawSetBack(plan: FloorPlan, [from, to]: readonly [number, number]): void {
  const [a, b] = [west(from, FACADE), west(to, FACADE)];
  plan
    .wall(around(west, FACADE, [from, to]), 'low')
    .wall([a, b], 'glass')
    .space(west((from + to) / 2, FACADE - 0.4), {
      kind: 'area',
      key: `balcony-${plan.key}`,
      style: 'Terraces',
    })
    .door([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], { width: 2.4, look: 'sliding' });
}

function drawAreas(plan: FloorPlan, { areas, style, tip }: WorkFloor): void {
  const edges: readonly (readonly [Vec, Vec])[] = [
    [north(LENGTHS.north, GALLERY), north(LENGTHS.north, FACADE)],
    [southwest(0, GALLERY), southwest(0, FACADE)],
    [southeast(LENGTHS.southeast, GALLERY), southeast(LENGTHS.southeast, FACADE)],
  ];
  for (const edge of edges) plan.divide(edge);
  plan
    .divide([
      north(CORE.east - CORE.west + 2, GALLERY),
      ...around(west, GALLERY, SPANS.west),
      southwest(LENGTHS.southwest, GALLERY),
    ])
    .divide([southeast(0, GALLERY), ...around(east, GALLERY, SPANS.east), north(2, GALLERY)])
    .wall([south(225, GALLERY), south(225, FACADE)])
    .wall([south(325, GALLERY), south(325, FACADE)])
    .wall(around(south, TIP, SPANS.south), 'glass')
    .room(tip.key, south(275, 9), { style: tip.style })
    .door(south(275, TIP), { width: 1.6, look: 'double-swing' })
    .hall(`gallery-${plan.key}`, north(22, -0.6), { style: 'Gallery' });
  const spots: Record<keyof typeof areas, Vec> = {
    north: north(29, 8),
    west: west(157.5, 3),
    southwest: southwest(1, 7),
    southeast: southeast(1, 7),
    lounge: east(30, 3),
  };
  for (const [name, key] of Object.entries(areas)) {
    plan.hall(key, spots[name as keyof typeof areas], {
      style: name === 'lounge' ? 'Lounge' : style,
    });
  }
}

/** Phone booths that open to the gallery, lockers behind them that open to the desks. */
export function drawBooths(
  plan: FloorPlan,
  side: Frame,
  { from, count, lockers }: { from: number; count: number; lockers: string },
): void {
  const [wide, deep] = [1.3, 2.7];
  const to = from + wide * count;
  drawCell(plan, side, { u: [from, to], d: [GALLERY, ROW] });
  plan
    .wall([side(from, deep), side(to, deep)])
    .wall([side(from, ROW), side(to, ROW)])
    .room(lockers, side(from + 0.6, ROW - 0.4), { style: 'Lockers' })
    .door(side((from + to) / 2, ROW), { width: 1.8, look: 'open' });
  plan.object(panel(side, [from + 0.15, to - 0.15], [deep + 0.1, deep + 0.6]), {
    style: 'LockerDoors',
  });
  for (let booth = 0; booth < count; booth += 1) {
    const u = from + wide * booth;
    if (booth > 0) plan.wall([side(u, GALLERY), side(u, deep)]);
    plan
      .room(`booth-${plan.key}-${booth + 1}`, side(u + 0.3, deep - 0.7), { style: 'Booths' })
      .door(side(u + wide / 2, GALLERY), { width: 0.85 })
      .object(block(side, u + wide / 2, deep - 0.25, [0.9, 0.3]), { style: 'Counters' });
  }
}

/** A printer room along the gallery. */
export function drawPrintRoom(plan: FloorPlan, side: Frame, u: readonly [number, number]): void {
  const key = `print-${plan.key}`;
  drawCell(plan, side, { u, d: [GALLERY, ROW] });
  plan
    .room(key, side(u[0] + 0.5, GALLERY + 0.5), { style: 'Print' })
    .door(side((u[0] + u[1]) / 2, GALLERY), { width: 1.4, look: 'open' })
    .object(panel(side, [u[0] + 0.15, u[1] - 0.15], [ROW - 0.65, ROW - 0.15]), COUNTER);
  for (const [index, at] of [u[0] + 0.65, u[1] - 0.65].entries()) {
    plan.object(block(side, at, ROW - 1.7, [0.8, 0.7]), {
      key: `printer-${plan.key}-${index + 1}`,
      style: 'Machines',
      walkUp: true,
    });
  }
}

/** A kitchenette, open to the gallery: counter at the back, high tables. */
export function drawKitchenette(plan: FloorPlan, side: Frame, u: readonly [number, number]): void {
  drawCell(plan, side, { u, d: [GALLERY, ROW] });
  plan
    .wall([side(u[0], ROW), side(u[1], ROW)])
    .room(`kitchenette-${plan.key}`, side(u[0] + 0.5, GALLERY + 0.4), { style: 'Kitchen' })
    .door(side((u[0] + u[1]) / 2, GALLERY), { width: u[1] - u[0] - 1, look: 'open' })
    .object(panel(side, [u[0] + 0.2, u[1] - 0.2], [ROW - 0.8, ROW - 0.15]), COUNTER)
    .object(block(side, u[0] + 0.55, ROW - 1.4, [0.7, 0.7]), { style: 'Machines' });
  roundTable(plan, side(u[0] + 1.6, GALLERY + 1.5), 3, 20);
  roundTable(plan, side(u[1] - 1.6, GALLERY + 1.5), 3, 70);
}

/** A frame whose middle is a point of a side, turned with the side. */
export function turnedWith(side: Frame, u: number, d: number): Frame {
  const [from, to] = [side(u, d), side(u + 1, d)];
  return frameAt(from, (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
}
