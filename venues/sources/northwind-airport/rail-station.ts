import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import type { Path, Vec } from '../../src/dsl/shapes.ts';
import { HALL_END } from './edges.ts';
import { bench, plant } from './fittings.ts';
import { between, block, frameAt, hall } from './frames.ts';

/** Between these radii the hall opens to the rail station. */
export const RAIL_MOUTH = { near: 99, far: 117 } as const;

const CORNERS = { south: [232, 25] as Vec, north: [227, 43] as Vec };

/** The walls of the rail station outside of the hall. */
export function railOutline(): Path {
  return [
    hall(HALL_END, RAIL_MOUTH.far),
    CORNERS.south,
    CORNERS.north,
    hall(HALL_END, RAIL_MOUTH.near),
  ];
}

/** The fence between land and air side begins here. */
export const RAIL_CORNER = CORNERS.north;

/** The hall above the trains: ticket machines, an office and the heads of the platform stairs. */
export function drawRailStation(plan: FloorPlan): void {
  const [southWest, southEast, northEast, northWest] = railOutline() as [Vec, Vec, Vec, Vec];
  const frame = frameAt(southWest, 17.6);
  const officeWest = between(northWest, northEast, 0.62);
  const officeEast = between(southEast, northEast, 0.6);
  const corner = between(southWest, southEast, 0.7);
  const inner: Vec = [corner[0] - 2.6, corner[1] + 9.4];
  plan
    .wall(railOutline(), 'exterior')
    .wall([between(southWest, southEast, 0.08), between(southWest, southEast, 0.92)], 'glass')
    .wall([officeWest, inner, officeEast], 'glass')
    .hall('rail-station', frame(10, 6), { style: 'Rail' })
    .room('rail-tickets', between(inner, northEast, 0.6), { style: 'Services' })
    .door(between(inner, officeEast, 0.4), { width: 2, look: 'sliding' })
    .door(hall(HALL_END, 104), { width: 3, look: 'sliding' })
    .door(hall(HALL_END, 112), { width: 3, look: 'sliding' })
    .door(between(southWest, southEast, 0.5), {
      width: 3,
      look: 'sliding',
      connection: 'door-rail',
    });
  for (const [index, v] of [9.4, 12.2].entries()) {
    plan.object(block(frame, [13.5, v], [8, 2]), { style: 'Plinths' });
    plan.object(block(frame, [13.5, v], [7.4, 1.4]), {
      style: index === 0 ? 'Stairs' : 'Escalators',
    });
  }
  for (let index = 0; index < 4; index += 1) {
    plan.object(block(frame, [6 + index * 1.5, 2.2], [0.9, 0.6]), {
      key: `rail-machine-${index + 1}`,
      style: 'Machines',
      walkUp: true,
    });
  }
  bench(plan, frame, 21, [3, 6.4]);
  bench(plan, frame, 23.6, [3, 6.4]);
  plant(plan, frame(26, 2.4), 0.8);
  plant(plan, frame(3.4, 2.6), 0.8);
  plan.object(block(frameAt([222.4, 37], 25), [0, 0], [5, 0.7]), { style: 'Counters' });
  plan.mark('fire-extinguisher', frame(15, 1.2)).mark('emergency-phone', frame(18, 1.2));
}
