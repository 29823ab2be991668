import { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { circle, spread, type Vec } from '../../src/dsl/shapes.ts';
import { apronEdge, drawApron } from './apron.ts';
import { DOORS } from './arrivals.ts';
import { drawCarPark } from './car-park.ts';
import {
  FACADE,
  HALL_END,
  drawLandsideWalls,
  drawRing,
  DRUM,
  NECK,
  PIER_A,
  PIER_B,
  pierOutline,
} from './edges.ts';
import { bench, plant, tree } from './fittings.ts';
import { band, BEND, between, block, hall, hallArc, hallFrame } from './frames.ts';
import { RAIL_CORNER, RAIL_MOUTH, railOutline } from './rail-station.ts';
import { drawRoof } from './roof.ts';
import { drawRoads, KERB, LAND_END } from './roads.ts';
import { text } from './text.ts';
import { drawHelix, HELIX } from './vertical.ts';

/** Where the fence between land and air side meets the west wall of the hall. */
const FENCE_WEST = 100;

/** The ground around the terminal: kerb, roads and car park before it, the apron behind it. */
export function forecourt(): FloorPlan {
  const plan = new FloorPlan('forecourt', {
    elevation: 0,
    name: text('Forecourt', 'Parvis', 'الساحة الخارجية'),
    shortName: text('Out', 'Ext', 'خارج'),
    description: text(
      'Drop-off, taxis, buses, car park P1 and the apron.',
      'Dépose-minute, taxis, bus, parking P1 et aire de trafic.',
      'منطقة الإنزال وسيارات الأجرة والحافلات وموقف السيارات P1 وساحة الطائرات.',
    ),
    outdoors: true,
  });
  plan.outline(
    [
      hall(-LAND_END, KERB),
      hall(-LAND_END, 152),
      hall(-LAND_END, 158),
      hall(-LAND_END, 166),
      [30, -34],
      [62, -90],
      [236, -92],
      [272, -36],
      hall(LAND_END, 166),
      hall(LAND_END, 158),
      hall(LAND_END, 152),
      hall(LAND_END, KERB),
      hall(LAND_END, FACADE),
      ...apronEdge(),
      hall(-LAND_END, FACADE),
    ],
    'low',
  );
  drawTerminal(plan);
  drawRoof(plan);
  drawHelix(plan, 'foot');
  drawKerb(plan);
  drawRoads(plan);
  drawCarPark(plan);
  drawApron(plan);
  return plan;
}

/** The terminal as one sees it from outside: blocks with doors in the curved front. */
function drawTerminal(plan: FloorPlan): void {
  drawLandsideWalls(plan);
  plan.wall(pierOutline(PIER_A), 'exterior').wall(pierOutline(PIER_B), 'exterior');
  const [a, b] = [PIER_A, PIER_B];
  drawRing(plan, DRUM, 'exterior', [
    [-b.spread, b.spread],
    [b.spread, a.degrees - a.spread],
    [a.degrees - a.spread, a.degrees + a.spread],
    [a.degrees + a.spread, NECK.west],
    [NECK.east, 360 - b.spread],
  ]);
  plan
    .wall(railOutline(), 'exterior')
    .wall(hallArc(FACADE, -HALL_END, HALL_END), 'glass')
    .wall(
      [
        between(hall(HALL_END, RAIL_MOUTH.far), railOutline()[1] as Vec, 0),
        railOutline()[1] as Vec,
      ],
      'glass',
    )
    .solid('terminal-block', [150, 50], { style: 'Roofs' })
    .solid('pier-a-block', PIER_A.frame(100, 0), { style: 'PierRoofs' })
    .solid('pier-b-block', PIER_B.frame(100, 0), { style: 'PierRoofs' })
    .solid('rail-block', [214, 28], { style: 'PierRoofs' });
  for (const [index, degrees] of DOORS.entries()) {
    plan.door(hall(degrees, FACADE), {
      width: 3,
      look: index % 2 === 0 ? 'sliding' : 'revolving',
      connection: `door-${index + 1}`,
    });
  }
  plan.door(between(hall(HALL_END, RAIL_MOUTH.far), railOutline()[1] as Vec, 0.5), {
    width: 3,
    look: 'sliding',
    connection: 'door-rail',
  });
}

/** The pavement along the front: benches, trees, taxis to the west, bicycles to the east. */
function drawKerb(plan: FloorPlan): void {
  plan
    .wall([hall(-LAND_END, FACADE), hall(-HALL_END, FENCE_WEST)], 'low')
    .wall([hall(LAND_END, FACADE), RAIL_CORNER], 'low')
    .space(hall(0, 134), { kind: 'area', key: 'kerb', style: 'Pavement' })
    .solid('helix-garden', HELIX.center, { style: 'Trees' })
    .object(block(hallFrame(-17.4), [138.6, 0], [1.2, 9]), {
      key: 'taxi-rank',
      style: 'Shelters',
      walkUp: true,
    })
    .object(block(hallFrame(34), [134, 0], [4.4, 12]), {
      key: 'bike-shelter',
      style: 'Shelters',
      walkUp: true,
    })
    .object(block(hallFrame(40.5), [133, 0], [4, 7]), {
      key: 'smoking-area',
      style: 'Shelters',
      walkUp: true,
    })
    .object(block(hallFrame(5), [137.6, 0], [0.8, 3.4]), {
      key: 'drop-off',
      style: 'Totems',
      walkUp: true,
    })
    .object(band(BEND, [129.2, 130], [-87.2, -84]), { style: 'Planters' });
  for (const v of spread([-5, 0], [5, 0], 9).map(([offset]) => offset)) {
    plan.object(block(hallFrame(34), [134, v], [1.7, 0.3]), { style: 'Bikes' });
  }
  for (const degrees of [-24, -14.5, -5.4, 14.5, 25, 29.5])
    bench(plan, hallFrame(degrees), 130.2, [-1.8, 1.8]);
  for (const degrees of [-45, -41.5, -38, -26, -12, -3, 3, 12, 26, 30, 44.5])
    tree(
      plan,
      hall(degrees, 137.4 - (Math.abs(degrees) % 3)),
      1.3 + (Math.abs(degrees) % 2) * 0.35,
    );
  for (const degrees of [-44, -40.6, 46]) tree(plan, hall(degrees, 130.6), 1.9);
  for (const degrees of spread([-23, 0], [23, 0], 24).map(([angle]) => angle)) {
    plan.object(circle(hall(degrees, 140.3), 0.14), { style: 'Bollards' });
  }
  for (const degrees of [-8, 8.4]) plant(plan, hall(degrees - 2.6, 128.6), 0.6);
  plan
    .mark('assembly-point', hall(-36, 136))
    .mark('assembly-point', hall(38, 137))
    .mark('emergency-phone', hall(-6, 128.4))
    .mark('aed', hall(6.4, 128.4))
    .mark('fire-hose', hall(26, 128));
}
