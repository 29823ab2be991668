import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { regular, type Vec } from '../../src/dsl/shapes.ts';
import { northWall, onWestEnd, southWall, WEST } from './edges.ts';
import { boxAt, cornerLot } from './fittings/lot.ts';
import { furniture } from './fittings/retail.ts';
import { along, at, between } from './spine.ts';

/** The glass front of the store, which draws back from the promenade. */
function storeFront(): Vec[] {
  return Array.from({ length: 13 }, (_, index) => {
    const d = 5.5 - (index * 11) / 12;
    return at(WEST - 2.6 * (1 - (d / 5.5) ** 2), d);
  });
}

/** The anchor at the west end, the same walls on each floor it is on. */
export function drawDepartmentStore(plan: FloorPlan, key: string): void {
  plan
    .wall(storeFront(), 'glass')
    .wall([at(WEST, -5.5), at(24, southWall)])
    .wall([at(WEST, 5.5), at(WEST, northWall)])
    .wall(along(southWall, 4, 22), 'glass')
    .wall(
      Array.from({ length: 21 }, (_, index) => onWestEnd(150 + index * 3)),
      'glass',
    )
    .room(key, at(10, 0), { style: 'Anchor' })
    .door(at(WEST - 2.6, 0), { width: 5, look: 'open' });
  drawWallShelves(plan);
}

/** A point on the way from the round wall to the middle. */
function inner(degrees: number, away: number): Vec {
  return between(onWestEnd(degrees), at(0, 0), away);
}

/** Shelves along the round wall, where it has no windows. */
function drawWallShelves(plan: FloorPlan): void {
  for (const from of [96, 110, 124, 222, 236, 250]) {
    const steps = [0, 3, 6, 9, 12].map((step) => from + step);
    plan.object(
      [
        ...steps.map((step) => inner(step, 0.02)),
        ...steps.toReversed().map((step) => inner(step, 0.06)),
      ],
      {
        style: 'Shelves',
      },
    );
  }
}

/** Upstairs: rooms in miniature. */
export function furnishUpstairs(plan: FloorPlan): void {
  furniture(cornerLot(plan, [at(20.5, 18), at(20.5, -18), at(-4, -18), at(-4, 18)]));
}

/** Lanes that follow the round end, cut by two aisles, with perfume islands at the entrance. */
export function furnishDownstairs(plan: FloorPlan): void {
  const center: Vec = [4, 0];
  for (const [ring, radius] of [7, 10, 13.2, 16.4].entries()) {
    for (let degrees = 70 + ring * 3; degrees < 290; degrees += 640 / radius / 2.4) {
      // The aisles that lead from the door to the lifts and to the street stay free.
      if (Math.abs(degrees - 180) < 90 / radius || Math.abs(degrees - 270) < 6) continue;
      const angle = (degrees * Math.PI) / 180;
      const [s, d] = [center[0] + radius * 0.82 * Math.cos(angle), radius * Math.sin(angle)];
      const next = at(s - 0.82 * Math.sin(angle), d + Math.cos(angle));
      plan.object(boxAt(at(s, d), next, ring % 2 === 0 ? [1.9, 0.7] : [1.6, 0.6]), {
        style: ring % 2 === 0 ? 'Racks' : 'Shelves',
      });
    }
  }
  for (const [s, d] of [
    [19.5, 4.6],
    [19.5, -4.6],
    [15.4, 6.2],
    [15.4, -6.2],
    [14.6, 1.9],
    [14.6, -1.9],
  ] as const) {
    plan.object(regular(at(s, d), 1.05, 8, 22.5), { style: 'Counters' });
  }
  for (const d of [-11, -14.4, 11, 14.4]) {
    for (const s of [11, 14.4, 17.8, 21]) {
      plan.object(boxAt(at(s, d), at(s + 1, d), [2.1, 0.7]), {
        style: d < 0 ? 'Racks' : 'Shelves',
      });
    }
  }
  for (const d of [-18, 18]) {
    plan.object(boxAt(at(16, d), at(17, d), [4, 0.8]), { style: 'Counters' });
  }
  plan.object(boxAt(at(4, 0), at(5, 0), [1.2, 4]), { style: 'Counters' });
}
