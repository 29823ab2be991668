import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import type { Path } from '../../../src/dsl/shapes.ts';
import { block } from '../furniture.ts';
import { FAN, fanArc, fanSpot } from './frame.ts';

/** Degrees from the middle between which people sit; between them are the aisles. */
const BLOCKS = [
  [-28.5, -12],
  [-8.5, 8.5],
  [12, 28.5],
] as const;
const FIRST_ROW = 11.2;
const ROW = 1.42;
const ROWS = 10;

function sector(radii: readonly [number, number], from: number, to: number): Path {
  return [...fanArc(radii[0], from, to), ...fanArc(radii[1], from, to).toReversed()];
}

/** The walls of the fan, on every floor. */
export function drawFanWalls(plan: FloorPlan): void {
  const { stage, back, half } = FAN;
  plan
    .wall([fanSpot(-half, stage), fanSpot(-half, back)])
    .wall([fanSpot(half, stage), fanSpot(half, back)])
    .wall([fanSpot(-half, stage), fanSpot(half, stage)]);
}

/** The large lecture hall: rows rise from the stage to the curved back wall. */
export function drawLectureHall(plan: FloorPlan): void {
  const { half, stage, back } = FAN;
  drawFanWalls(plan);
  plan
    .wall(fanArc(back, -20, 20), 'exterior')
    .room('lecture-hall-1', fanSpot(0, 10.4), { style: 'Lectures' })
    .door(fanSpot(half, 14), { width: 1.8, look: 'double-swing' })
    .door(fanSpot(half, 8.4), { width: 1.2 })
    .object(sector([stage + 0.9, stage + 3], -20, 20), { style: 'Stage', flat: true })
    .object(block(fanSpot(0, stage - 0.6), [0.2, 4.4]), { style: 'Screens' })
    .object(block(fanSpot(14, stage + 1.7), [0.6, 0.9]), { style: 'Counters' });
  for (let row = 0; row < ROWS; row += 1) {
    const radius = FIRST_ROW + row * ROW;
    const style = row < 3 ? 'SeatsLow' : row < 7 ? 'SeatsMid' : 'SeatsHigh';
    for (const [from, to] of BLOCKS) {
      plan.object(sector([radius, radius + 0.62], from, to), { style });
    }
  }
}
