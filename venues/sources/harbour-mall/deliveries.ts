import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { northBack, northWall } from './edges.ts';
import { along, at, beside, block, frameAt } from './spine.ts';
import { TOILETS } from './toilet-core.ts';
import { drawServiceLift, LIFT_TOWER, WEST_CORE } from './vertical.ts';

const STAFF = { public: false };
const DOCK = { from: 41, to: 59.5 } as const;

/** The corridor behind the shops of the west wing: staff only, on every floor. */
export function drawDeliveryCorridor(plan: FloorPlan): void {
  const [from, to] = [WEST_CORE.to, TOILETS.from];
  plan
    .wall(along(northBack, from, to))
    .wall([at(from, northBack), at(from, northWall)])
    .hall(`delivery-corridor-${plan.key}`, at(38, northWall(38) - 1.4), {
      style: 'StaffRooms',
      access: STAFF,
    })
    .door(at(from, northWall(from) - 1.4), { width: 1.4, look: 'double-swing', access: STAFF });
  drawServiceLift(plan);
}

/** The loading dock at the street, with a transformer beside the lift. */
export function drawDeliveries(plan: FloorPlan): void {
  drawDeliveryCorridor(plan);
  const back = beside(northWall, 7.4);
  plan
    .wall(
      [at(DOCK.from, northWall), ...along(back, DOCK.from, DOCK.to), at(DOCK.to, northWall)],
      'exterior',
    )
    .wall([at(LIFT_TOWER[0], northWall), at(LIFT_TOWER[0], back)])
    .solid('transformer', at(43.5, northWall(43.5) + 4), { style: 'Technical' })
    .room('loading-dock', at(55, northWall(55) + 4), { style: 'StaffRooms', access: STAFF })
    .door(at(54, northWall), { width: 2.2, look: 'double-swing', access: STAFF })
    .door(at(51.2, back), { width: 3, look: 'gate', access: STAFF })
    .door(at(56.6, back), { width: 3, look: 'gate', access: STAFF });
  for (const s of [52, 53.6, 57.6]) {
    plan.object(block(frameAt(s, northWall(s) + 2.6), 0, 0, [1, 1.2]), { style: 'Pallets' });
  }
}
