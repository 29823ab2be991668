import { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { drawCore } from '../core.ts';
import { drawCorridors, openPassages } from '../corridors.ts';
import { layGroundPictures } from '../floor-pictures.ts';
import { furnishHub } from '../hub.ts';
import { markGround } from '../safety.ts';
import { drawShell } from '../shell.ts';
import { text } from '../text.ts';
import { CORNERS } from '../wings.ts';
import { drawGroundEast } from './east-wing.ts';
import { drawEmergency, REGISTRATION } from './emergency.ts';
import { drawEntranceHall } from './entrance-hall.ts';
import { drawOutdoors } from './outdoors.ts';
import { drawGroundWest } from './west-wing.ts';

/** The ground floor: entrance hall, clinics, imaging and the emergency department. */
export function groundFloor(): FloorPlan {
  const plan = new FloorPlan('ground', {
    elevation: 0,
    name: text('Ground floor', 'Rez-de-chaussée'),
    shortName: text('G', 'RC'),
    building: 'hospital',
    maxHeight: 4.5,
  });
  drawShell(plan);
  drawCore(plan, REGISTRATION);
  drawGroundWest(plan);
  drawGroundEast(plan);
  drawEmergency(plan);
  drawCorridors(plan);
  drawEntranceHall(plan);
  openPassages(plan);
  drawOutdoors(plan);
  // Three steps down to the courtyard: the way around through the hall has none.
  const [x, y] = CORNERS.courtyard;
  plan.door([x + 1.6, y - 0.8], {
    width: 1.8,
    look: 'double-swing',
    access: { accessible: false },
  });
  furnishHub(plan);
  layGroundPictures(plan);
  markGround(plan);
  return plan;
}
