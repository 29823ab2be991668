import { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { drawCore } from '../core.ts';
import { drawCorridors } from '../corridors.ts';
import { laySecondPictures } from '../floor-pictures.ts';
import { furnishHub } from '../hub.ts';
import { markSecond } from '../safety.ts';
import { drawShell } from '../shell.ts';
import { text } from '../text.ts';
import { START } from '../wings.ts';
import { drawHelideck } from './helideck.ts';
import { drawRoofGarden } from './roof-garden.ts';
import { drawWardA } from './ward-a.ts';
import { drawWardB } from './ward-b.ts';

/** The second floor: two wards that meet at the hub, the roof garden and the helipad. */
export function secondFloor(): FloorPlan {
  const plan = new FloorPlan('second', {
    elevation: 2,
    name: text('Second floor', 'Deuxième étage'),
    shortName: text('2', '2'),
    building: 'hospital',
    maxHeight: 3.4,
  });
  drawShell(plan);
  drawCore(plan, { key: 'plant-room', kind: 'solid', to: START });
  drawWardA(plan);
  drawWardB(plan);
  drawHelideck(plan);
  drawCorridors(plan);
  drawRoofGarden(plan);
  plan.void('courtyard-second', [-6, -22], { style: 'CourtyardBelow' });
  furnishHub(plan);
  laySecondPictures(plan);
  markSecond(plan);
  return plan;
}
