import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { closed, crown, type Path, type Vec } from '../../../src/dsl/shapes.ts';
import { block, roundTable } from '../furniture.ts';

/** The garden below the plaza: half a disc before the west front of the commons. */
const CENTER: Vec = [160, 50];
const STEP = 2;
/** Radii: the foot of the stairs, the edge of the garden, the outer edge of ramp and stairs. */
export const GARDEN = { foot: 12, edge: 16, outer: 18.6 } as const;
/** Directions between which stairs and ramp lie. */
const STAIRS = [96, 112] as const;
const RAMP = [118, 270] as const;
const RAMP_FOOT = 258;

export function gardenSpot(degrees: number, radius: number): Vec {
  const angle = (degrees * Math.PI) / 180;
  return [CENTER[0] + radius * Math.cos(angle), CENTER[1] + radius * Math.sin(angle)];
}

export function gardenArc(radius: number, from: number, to: number): Path {
  const count = Math.round((to - from) / STEP);
  return Array.from({ length: count + 1 }, (_, index) => gardenSpot(from + index * STEP, radius));
}

function sector(radii: readonly [number, number], from: number, to: number): Path {
  return [...gardenArc(radii[0], from, to), ...gardenArc(radii[1], from, to).toReversed()];
}

export const STAIRS_SHAPE: Path = sector([GARDEN.foot, GARDEN.outer], ...STAIRS);
export const RAMP_SHAPE: Path = sector([GARDEN.edge, GARDEN.outer], ...RAMP);
/** What one looks down into from the grounds. */
export const GARDEN_SHAPE: Path = gardenArc(GARDEN.edge, 90, 270);

/** Opens ramp and stairs towards the grounds, where they begin. */
export function openTowardsGrounds(plan: FloorPlan): void {
  plan
    .divide(gardenArc(GARDEN.outer, ...STAIRS))
    .divide([gardenSpot(RAMP[0], GARDEN.edge), gardenSpot(RAMP[0], GARDEN.outer)]);
  drawTreads(plan);
}

/** The garden with the feet of ramp and stairs, on the lower floor. */
export function drawSunkenGarden(plan: FloorPlan): void {
  plan
    .wall(gardenArc(GARDEN.edge, 90, STAIRS[0]), 'exterior')
    .wall(gardenArc(GARDEN.edge, STAIRS[1], 270), 'exterior')
    .wall(closed(STAIRS_SHAPE), 'low')
    .wall(gardenArc(GARDEN.outer, ...RAMP), 'low')
    .wall([gardenSpot(RAMP[0], GARDEN.edge), gardenSpot(RAMP[0], GARDEN.outer)], 'low')
    .divide(gardenArc(GARDEN.foot, ...STAIRS))
    .divide(gardenArc(GARDEN.edge, RAMP_FOOT, 270))
    .space([150, 48], { kind: 'area', key: 'sunken-garden', style: 'Courtyards' })
    .stop('garden-stairs', gardenSpot(104, 15), { style: 'Stairs' })
    .stop('garden-ramp', gardenSpot(200, 17.3), { style: 'Ramps' });
  drawTreads(plan);
  for (const [degrees, radius, size] of [
    [130, 13.4, 1.3],
    [152, 13.8, 1.5],
    [176, 13.6, 1.3],
    [200, 13.8, 1.6],
    [224, 13.4, 1.3],
  ] as const) {
    plan.object(crown(gardenSpot(degrees, radius), size, degrees), { style: 'Trees' });
  }
  for (const [index, [degrees, radius]] of (
    [
      [115, 5],
      [140, 8.6],
      [165, 5.6],
      [182, 9.6],
      [208, 6],
      [228, 9.4],
      [248, 5.4],
    ] as const
  ).entries()) {
    roundTable(plan, gardenSpot(degrees, radius), { radius: 0.6, chairs: 3, turn: index * 23 });
  }
}

function drawTreads(plan: FloorPlan): void {
  for (let radius = GARDEN.foot + 0.8; radius < GARDEN.outer - 0.3; radius += 0.75) {
    plan.object(sector([radius, radius + 0.14], 98, 110), { style: 'Steps', flat: true });
  }
  for (const degrees of [150, 186, 222]) {
    plan.object(block(gardenSpot(degrees, 17.3), [1.9, 0.3], degrees), {
      style: 'Steps',
      flat: true,
    });
  }
}
