import { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { regular } from '../../../src/dsl/shapes.ts';
import { markLibraryRoof } from '../safety.ts';
import { drawLadder } from './ladder.ts';
import { CENTER, disc, onRay, OUTER, segment, spot, WELL } from './polar.ts';

/** The roof of the library, for staff: solar panels, beehives and instruments around the skylight. */
export function libraryRoof(): FloorPlan {
  const plan = new FloorPlan('library-3', {
    elevation: 3,
    name: 'Library, roof',
    shortName: 'R',
    description: 'Technical gallery with solar panels, weather instruments and beehives.',
    building: 'library',
    maxHeight: 3,
  });
  plan
    .outline(disc(OUTER - 0.8), 'low')
    .box(disc(WELL), 'glass')
    .void('library-skylight', CENTER, { style: 'Skylight' })
    .space(spot(-100, 10), {
      kind: 'area',
      key: 'library-roof',
      style: 'Roof',
      access: { public: false, accessible: false },
      texts: { name: 'Technical gallery' },
    });
  drawLadder(plan);
  for (const radii of [
    [10.5, 12.2],
    [14, 15.7],
    [17.5, 19.2],
  ] as const) {
    for (let degrees = 180; degrees < 390; degrees += 30) {
      plan.object(segment(radii, degrees + 1, degrees + 28), { style: 'Solar' });
    }
  }
  for (const degrees of [140, 147, 154]) {
    plan.object(onRay(degrees, 20, [0.9, 0.9]), {
      style: 'Hives',
      ...(degrees === 147 && { texts: { name: 'Beehives' } }),
    });
  }
  plan
    .object(regular(spot(66, 18), 1.3, 12), {
      style: 'Machines',
      texts: { name: 'Weather station' },
    })
    .object(segment([12, 16], 102, 118), { style: 'Technical', texts: { name: 'Lift machine' } })
    .object(segment([12, 14.4], 134, 160), { style: 'Technical', texts: { name: 'Ventilation' } });
  markLibraryRoof(plan);
  return plan;
}
