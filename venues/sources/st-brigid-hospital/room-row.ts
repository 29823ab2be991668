import type { FloorPlan, PlanDoor, WallLook } from '../../src/dsl/floor-plan.ts';
import type { Path, Vec } from '../../src/dsl/shapes.ts';
import type { Texts } from '../../src/dsl/texts.ts';
import { between } from './frames.ts';
import { type Lot, partOf } from './lot.ts';
import { drawBath } from './patient-bath.ts';
import { flights } from './stairs.ts';
import type { Strip } from './strip.ts';

/** How a room is furnished. */
export type Fit = (lot: Lot) => void;

/** A room in a row, by where it ends. It begins where the one before it ends. */
export type RowRoom = {
  readonly key: string;
  readonly to: number;
  /** Where it ends along its back. @defaultValue `to`: the wall runs straight across */
  readonly back?: number;
  /** @defaultValue room */
  readonly kind?: 'room' | 'hall' | 'solid' | 'stairs';
  /** What separates it from the corridor. @defaultValue wall */
  readonly front?: WallLook;
  /** Whether the wall at the back is a window. @defaultValue true */
  readonly window?: boolean;
  readonly style?: string;
  readonly fit?: Fit;
  readonly staff?: boolean;
  readonly texts?: Texts;
  /** Its door to the corridor; `false` for none. */
  readonly door?: Omit<PlanDoor, 'at'> | false;
  /** Metres from the left end of the front to its door, negative from the right end. */
  readonly doorAt?: number;
  /** A door at the back, to the open air. */
  readonly backDoor?: Omit<PlanDoor, 'at'>;
  /** Whether a bathroom stands beside the door, as in patient rooms. */
  readonly bath?: boolean;
  /** Smaller rooms at the back, entered through this one. */
  readonly suite?: { readonly depth: number; readonly count: number; readonly fit: Fit };
};

export type Row = { readonly from: number; readonly rooms: readonly RowRoom[] };

export const STAFF = { public: false };

/** Draws rooms side by side along a corridor: walls, doors, windows, furniture. */
export function drawRow(plan: FloorPlan, strip: Strip, row: Row): void {
  let left: Vec = [row.from, row.from];
  plan.wall([strip.frontAt(left[0]), strip.backAt(left[1])]);
  for (const room of row.rooms) {
    const right: Vec = [room.to, room.back ?? room.to];
    plan.wall([strip.frontAt(right[0]), strip.backAt(right[1])]);
    drawRoom(plan, strip, { room, left, right });
    left = right;
  }
}

type Bounds = { readonly room: RowRoom; readonly left: Vec; readonly right: Vec };

function drawRoom(plan: FloorPlan, strip: Strip, { room, left, right }: Bounds): void {
  const lot = strip.lot(plan, left, right);
  const front = room.front ?? 'wall';
  const isEntered = room.kind !== 'solid';
  plan.wall(strip.front(left[0], right[0]), front);
  if (room.window !== false && isEntered) drawWindow(plan, strip, { room, left, right });
  nameRoom(plan, lot, room);
  if (isEntered && room.door !== false && front !== 'open') {
    const x = room.doorAt ?? lot.width(0) / 2;
    const door = room.door ?? { width: 1.2 };
    plan.door(lot.point(x, 0), room.staff ? { ...door, access: STAFF } : door);
  }
  if (room.backDoor) plan.door(middleOf(strip.back(left[1], right[1])), room.backDoor);
  if (room.bath) drawBath(lot, room.key);
  if (room.suite) drawSuite(lot, room);
  else room.fit?.(lot);
}

function drawWindow(plan: FloorPlan, strip: Strip, { left, right }: Bounds): void {
  const path = strip.back(left[1], right[1]);
  if (path.length > 2) {
    plan.wall(path, 'glass');
    return;
  }
  const [from, to] = path as [Vec, Vec];
  const pier = Math.min(0.18, 0.7 / Math.hypot(to[0] - from[0], to[1] - from[1]));
  plan.wall([between(from, to, pier), between(from, to, 1 - pier)], 'glass');
}

function middleOf(path: Path): Vec {
  const [from, to] = path.length === 2 ? path : path.slice((path.length - 1) / 2);
  return between(from as Vec, to as Vec, path.length === 2 ? 0.5 : 0);
}

function nameRoom(plan: FloorPlan, lot: Lot, room: RowRoom): void {
  const spot = lot.point(-0.5, 0.5);
  const options = {
    ...(room.style !== undefined && { style: room.style }),
    ...(room.staff && { access: STAFF }),
    ...(room.texts && { texts: room.texts }),
  };
  if (room.kind === 'solid') plan.solid(room.key, spot, { style: 'Technical' });
  else if (room.kind === 'hall') plan.hall(room.key, spot, { style: 'Corridors', ...options });
  else if (room.kind === 'stairs') flights(lot, room.key);
  else plan.room(room.key, spot, options);
}

/** The front part is where one waits; behind it are small rooms with a window each. */
function drawSuite(lot: Lot, room: RowRoom): void {
  if (!room.suite) return;
  const { plan } = lot;
  const { depth, count, fit } = room.suite;
  const [left, right] = [lot.point(0, depth), lot.point(lot.width(depth), depth)];
  const [backLeft, backRight] = [
    lot.point(0, lot.depth),
    lot.point(lot.width(lot.depth), lot.depth),
  ];
  plan.wall([left, right]);
  for (let index = 0; index < count; index += 1) {
    const [t0, t1] = [index / count, (index + 1) / count];
    if (index > 0) plan.wall([between(left, right, t0), between(backLeft, backRight, t0)]);
    const part = partOf(lot, [t0, t1], [depth, lot.depth]);
    plan.room(`${room.key}-${index + 1}`, part.point(part.width(1) / 2, 0.6), {
      ...(room.style !== undefined && { style: room.style }),
      ...(room.staff && { access: STAFF }),
    });
    plan.door(part.point(0.8, 0), room.staff ? { access: STAFF } : {});
    fit(part);
  }
  room.fit?.(partOf(lot, [0, 1], [0, depth]));
}
