import { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { regular } from '../../../src/dsl/shapes.ts';
import { desk } from '../furniture.ts';
import { markLibraryUpper } from '../safety.ts';
import { drawCore } from './core.ts';
import { carrels, radialShelves, studyTables } from './fittings.ts';
import { CENTER, disc, drawWedge, OUTER, ring, segment, spot, WELL } from './polar.ts';

/** First floor of the library: the large stacks and the reading room towards the lake. */
export function libraryFirst(): FloorPlan {
  const plan = new FloorPlan('library-1', {
    elevation: 1,
    name: 'Library, first floor',
    shortName: '1',
    description: 'Science and humanities stacks, the lake reading room, the language lab.',
    building: 'library',
    maxHeight: 4,
  });
  plan
    .outline(disc(OUTER))
    .box(disc(WELL), 'low')
    .void('library-well-1', CENTER, { style: 'Well' })
    .hall('library-ring-1', spot(-60, 9), { style: 'RingCorridor' });
  drawCore(plan);
  drawScience(plan);
  drawDigitalLab(plan);
  drawHumanities(plan);
  drawLanguageLab(plan);
  drawLakeReadingRoom(plan);
  markLibraryUpper(plan);
  return plan;
}

function drawScience(plan: FloorPlan): void {
  drawWedge(plan, { key: 'science-stacks', from: -3, to: 99, front: 'open', style: 'Stacks' });
  radialShelves(plan, { from: 3, to: 39, every: 4.5, radii: [13, 21] });
  radialShelves(plan, { from: 60, to: 94, every: 4.5, radii: [13, 21] });
  studyTables(plan, [
    [45, 14.8],
    [54, 14.8],
    [45.5, 19],
    [54, 19],
  ]);
  plan.object(segment([22.6, 23.3], 30, 70), { style: 'Benches' });
}

function drawDigitalLab(plan: FloorPlan): void {
  drawWedge(plan, {
    key: 'digital-lab',
    from: -42,
    to: -3,
    front: 'glass',
    style: 'Labs',
    doorAt: -9,
  });
  carrels(plan, { from: -38, to: -16, count: 3, radius: 15 });
  carrels(plan, { from: -38, to: -8, count: 5, radius: 18.6 });
  carrels(plan, { from: -38, to: -8, count: 6, radius: 22 });
}

function drawHumanities(plan: FloorPlan): void {
  drawWedge(plan, {
    key: 'humanities-stacks',
    from: 255,
    to: 318,
    front: 'open',
    style: 'Stacks',
  });
  radialShelves(plan, { from: 260, to: 287, every: 4.5, radii: [13, 21] });
  radialShelves(plan, { from: 305, to: 314, every: 4.5, radii: [13, 21] });
  carrels(plan, { from: 294, to: 300.5, count: 2, radius: 15 });
  carrels(plan, { from: 294, to: 300.5, count: 2, radius: 19 });
}

function drawLanguageLab(plan: FloorPlan): void {
  drawWedge(plan, {
    key: 'language-lab',
    from: 216,
    to: 255,
    front: 'wall',
    style: 'Labs',
    doorAt: 222,
  });
  for (const radius of [15, 17.6, 20.2]) {
    for (const degrees of [226, 235, 244]) {
      desk(plan, spot(degrees, radius), degrees + 90);
    }
  }
  plan.object(segment([22.8, 23.4], 224, 246), { style: 'Screens' });
}

/** Long tables like the hands of a clock, armchairs at the window. */
function drawLakeReadingRoom(plan: FloorPlan): void {
  drawWedge(plan, {
    key: 'lake-reading-room',
    from: 147,
    to: 216,
    front: 'glass',
    style: 'Reading',
    doorAt: 180,
    door: { width: 2, look: 'double-swing' },
  });
  studyTables(
    plan,
    [153, 165, 195, 207].map((degrees) => [degrees, 16.4] as const),
    5,
  );
  studyTables(plan, [[180, 18]], 3.4);
  for (const degrees of [154, 164, 174, 186, 196, 206]) {
    plan.object(regular(spot(degrees, 21.9), 0.62, 8), { style: 'Sofas' });
  }
  plan.wall(ring(OUTER, 150, 213), 'glass');
}
