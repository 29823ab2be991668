import { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { crown } from '../../../src/dsl/shapes.ts';
import { drawCore } from '../core.ts';
import { drawCorridors, openPassages } from '../corridors.ts';
import { waiting } from '../fittings/amenities.ts';
import { hangMobile } from '../floor-pictures.ts';
import { COURTYARD_TREES } from '../ground/outdoors.ts';
import { furnishHub } from '../hub.ts';
import { markFirst } from '../safety.ts';
import { drawShell } from '../shell.ts';
import { text } from '../text.ts';
import { START } from '../wings.ts';
import { drawFirstEast } from './east-wing.ts';
import { drawGallery } from './gallery.ts';
import { drawSurgery } from './surgery.ts';
import { drawFirstWest } from './west-wing.ts';

/** The first floor: surgery, intensive care, the day ward, laboratories. */
export function firstFloor(): FloorPlan {
  const plan = new FloorPlan('first', {
    elevation: 1,
    name: text('First floor', 'Premier étage'),
    shortName: text('1', '1'),
    building: 'hospital',
    maxHeight: 4,
  });
  drawShell(plan);
  drawCore(plan, {
    key: 'surgery-reception',
    to: START,
    style: 'Surgery',
    front: 'glass',
    door: { width: 1.6, look: 'sliding' },
    fit: waiting,
  });
  drawFirstWest(plan);
  drawFirstEast(plan);
  drawSurgery(plan);
  drawCorridors(plan);
  drawGallery(plan);
  openPassages(plan);
  plan.void('courtyard-first', [-6, -22], { style: 'CourtyardBelow' });
  // The lindens of the courtyard reach up to this floor.
  for (const center of COURTYARD_TREES) {
    plan.object(crown(center, 1.7, center[0] * 20), { style: 'Trees' });
  }
  furnishHub(plan);
  hangMobile(plan);
  markFirst(plan);
  return plan;
}
