import { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { drawCheckIn, drawCheckInToilets } from './check-in.ts';
import { drawLandsideWalls } from './edges.ts';
import { drawPierA, drawPierB } from './piers.ts';
import { drawNeckShops, drawRotunda } from './rotunda.ts';
import { drawDutyFree, drawSecurity, drawStaffBlock } from './security.ts';
import { sign, text } from './text.ts';

/** Departures: check-in, security, the rotunda with its shops, and the two piers. */
export function departures(): FloorPlan {
  const plan = new FloorPlan('departures', {
    elevation: 1,
    name: text('Departures', 'Départs', 'المغادرة'),
    shortName: sign('1'),
    description: text(
      'Check-in, security, shops and all gates.',
      'Enregistrement, contrôle de sûreté, boutiques et toutes les portes.',
      'تسجيل السفر والتفتيش الأمني والمتاجر وجميع البوابات.',
    ),
    building: 'terminal-1',
    maxHeight: 6,
  });
  drawPierA(plan);
  drawPierB(plan);
  drawLandsideWalls(plan);
  drawRotunda(plan);
  drawCheckIn(plan);
  drawSecurity(plan);
  drawStaffBlock(plan);
  drawCheckInToilets(plan);
  drawDutyFree(plan);
  drawNeckShops(plan);
  return plan;
}
