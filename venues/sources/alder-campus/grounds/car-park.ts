import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { rect } from '../../../src/dsl/shapes.ts';

const BAY = { width: 2.9, depth: 5 } as const;
/** Lower edges of the rows of bays, and from where to where they go. */
const ROWS = [
  { y: 150.6, from: 13, count: 14 },
  { y: 160.6, from: 20, count: 10 },
  { y: 165.6, from: 20, count: 10 },
  { y: 174.6, from: 12.6, count: 6 },
  { y: 174.6, from: 43, count: 6 },
] as const;
const CARS = ['CarsBrick', 'CarsLake', 'CarsSand', 'CarsForest'] as const;

/** Bays in rows; some for charging, some for wheelchair users near the path to the library. */
export function drawCarPark(plan: FloorPlan): void {
  for (const [row, { y, from, count }] of ROWS.entries()) {
    for (let bay = 0; bay < count; bay += 1) {
      const x = from + bay * BAY.width;
      const isAccessible = row === 4 && bay > 3;
      const isCharging = row === 0 && bay < 5;
      const style = isAccessible ? 'BaysAccessible' : isCharging ? 'BaysCharging' : 'Bays';
      plan.object(rect(x + 0.08, y, BAY.width - 0.16, BAY.depth - 0.2), { style, flat: true });
      const number = row * 31 + bay * 17;
      if (number % 7 < 3 && !isAccessible) {
        const car = CARS[number % CARS.length] ?? 'CarsSand';
        plan.object(rect(x + 0.42, y + 0.3, BAY.width - 0.84, BAY.depth - 0.9), { style: car });
      }
    }
  }
  plan.object(rect(60.4, 170, 0.8, 0.8), { key: 'pay-station', style: 'Machines', walkUp: true });
}
