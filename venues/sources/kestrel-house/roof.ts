import { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { rect, regular } from '../../src/dsl/shapes.ts';
import { CORE, STAFF } from './core.ts';
import { rowOf } from './fittings.ts';
import { frameAt } from './pick.ts';

/** The platform above the core: chillers, fans and solar panels, reached by ladder. */
export function roofPlatform(): FloorPlan {
  const { west, east, south, north, ladder, middle } = CORE;
  const plan = new FloorPlan('roof', {
    elevation: 4,
    name: 'Roof platform',
    shortName: 'R',
    building: 'house',
    subtitle: 'Staff only',
    maxHeight: 3,
  });
  plan
    .outline(
      [
        [west, south + 1],
        [west + 1, south],
        [east, south],
        [east, north],
        [west + 1.2, north],
        [west, north - 1.2],
      ],
      'low',
    )
    .wall(
      [
        [ladder, north],
        [ladder, middle],
      ],
      'low',
    )
    .divide([
      [ladder, middle],
      [east, middle],
    ])
    .space([west + 4, middle], {
      kind: 'area',
      key: 'roof-platform',
      style: 'Gravel',
      access: STAFF,
    })
    .space([ladder + 0.9, north - 0.6], {
      kind: 'area',
      key: 'ladder-roof',
      connection: 'ladder',
      style: 'Stairs',
      access: STAFF,
    });
  for (const x of [west + 0.9, west + 4]) {
    plan.object(rect(x, south + 1.4, 2.2, 1.5), { style: 'Machines' });
  }
  plan.object(rect(east - 3.6, south + 0.8, 2.6, 2), { style: 'Machines' });
  for (const x of [west + 1.5, west + 2.6, west + 4.6, west + 5.7]) {
    plan.object(regular([x, south + 2.15], 0.45, 12), { style: 'Fans' });
  }
  plan.object(rect(west + 1.4, middle - 1.4, 9, 1.1), { style: 'Gratings', flat: true });
  rowOf(plan, frameAt([west + 2.6, middle + 0.6], 90), {
    count: 3,
    step: 1.1,
    size: [0.7, 3],
    object: { style: 'Solar' },
  });
  rowOf(plan, frameAt([west + 6.4, middle + 0.6], 90), {
    count: 3,
    step: 1.1,
    size: [0.7, 3],
    object: { style: 'Solar' },
  });
  rowOf(plan, frameAt([ladder + 0.9, middle + 1], 90), {
    count: 4,
    step: 0.3,
    size: [0.1, 0.6],
    object: { style: 'Steps', flat: true },
  });
  return plan
    .mark('fire-extinguisher', [ladder - 0.6, middle + 0.4])
    .mark('no-entry', [ladder + 0.4, middle + 0.4]);
}
