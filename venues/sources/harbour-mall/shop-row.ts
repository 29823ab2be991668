import type { FloorPlan, PlanDoor } from '../../src/dsl/floor-plan.ts';
import type { Vec } from '../../src/dsl/shapes.ts';
import { type Fitting, FITTINGS } from './fittings/index.ts';
import { lotOf } from './fittings/lot.ts';
import { along, at, between, depth, type Edge } from './spine.ts';

/** A shop in a row, by where it ends. It begins where the one before it ends. */
export type RowShop = {
  readonly key: string;
  /** Where it ends along its front. */
  readonly to: number;
  /** Where it ends along its back. @defaultValue `to`: the wall runs straight across */
  readonly back?: number;
  readonly fit?: Fitting;
  readonly style?: string;
  /** Where its entrance is along the spine. @defaultValue the middle of the front */
  readonly doorAt?: number;
  readonly door?: Omit<PlanDoor, 'at'>;
  /** Metres of stock room at the back, for staff. */
  readonly stock?: number;
  /** Whether the back wall is a window. */
  readonly window?: boolean;
  /** A door at the back, to the quay. */
  readonly backDoor?: Omit<PlanDoor, 'at'>;
};

export type Row = {
  readonly front: Edge;
  readonly back: Edge;
  /** Where the first shop begins, along the front and along the back. */
  readonly from: number;
  readonly fromBack?: number;
  readonly shops: readonly RowShop[];
  /** Whether stock rooms open to a delivery corridor behind. */
  readonly delivered?: boolean;
};

const STAFF = { public: false };

/** Draws shops side by side along the promenade: fronts of glass, walls between, doors, furniture. */
export function drawRow(plan: FloorPlan, row: Row): void {
  let [left, leftBack] = [row.from, row.fromBack ?? row.from];
  plan.wall([at(left, row.front), at(leftBack, row.back)]);
  for (const shop of row.shops) {
    const [right, rightBack] = [shop.to, shop.back ?? shop.to];
    plan.wall([at(right, row.front), at(rightBack, row.back)]);
    drawShop(plan, row, { shop, left: [left, leftBack], right: [right, rightBack] });
    [left, leftBack] = [right, rightBack];
  }
}

type Bounds = {
  readonly shop: RowShop;
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
};

function drawShop(plan: FloorPlan, row: Row, { shop, left, right }: Bounds): void {
  const { front, back } = row;
  const middle = (left[0] + right[0]) / 2;
  const side = depth(back, middle) > depth(front, middle) ? 1 : -1;
  const stock = shop.stock ?? 0;
  const deep = Math.min(
    ...[0, 0.25, 0.5, 0.75, 1].map((t) => {
      const [s, behind] = [left[0] + (right[0] - left[0]) * t, left[1] + (right[1] - left[1]) * t];
      return Math.abs(depth(back, behind) - depth(front, s));
    }),
  );
  plan.wall(along(front, left[0], right[0]), 'glass');
  if (shop.window) plan.wall(along(back, left[1] + 0.8, right[1] - 0.8), 'glass');
  const lot = lotOf(plan, { front, back, left, right, side, depth: deep });
  const style = shop.style ?? 'Shops';
  plan.room(shop.key, lot.point(lot.width(1) / 2, 1), { style });
  plan.door(at(shop.doorAt ?? middle, front), shop.door ?? { width: 2.6, look: 'sliding' });
  if (shop.backDoor) plan.door(at((left[1] + right[1]) / 2, back), shop.backDoor);
  if (stock > 0) drawStock(plan, row, { shop, left, right });
  if (shop.fit) FITTINGS[shop.fit]({ ...lot, depth: deep - (stock > 0 ? stock + 0.2 : 0) });
}

function drawStock(plan: FloorPlan, row: Row, { shop, left, right }: Bounds): void {
  const wallAt = ([front, back]: readonly [number, number]): Vec => {
    const [near, far] = [at(front, row.front), at(back, row.back)];
    return between(far, near, (shop.stock ?? 0) / Math.hypot(far[0] - near[0], far[1] - near[1]));
  };
  const [from, to] = [wallAt(left), wallAt(right)];
  plan.wall([from, to]);
  const behind = at((left[1] + right[1]) / 2, row.back);
  plan.room(`${shop.key}-stock`, between(between(from, to, 0.5), behind, 0.5), {
    style: 'StaffRooms',
    access: STAFF,
  });
  plan.door(between(from, to, 0.72), { access: STAFF });
  if (row.delivered) plan.door(behind, { width: 1.4, look: 'double-swing', access: STAFF });
}
