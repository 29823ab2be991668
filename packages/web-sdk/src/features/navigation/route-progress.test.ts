import { localFrame } from '@brand/geo';
import type { Floor, Instruction, Route } from '@brand/venue';
import { describe, expect, it } from 'vitest';
import { ProgressTracker } from './route-progress.ts';

const frame = localFrame([10, 50]);
const at = (x: number, y: number) => frame.toLngLat({ x, y });
const ground = { id: 'f_ground' } as Floor;
const upper = { id: 'f_upper' } as Floor;

/** 20 m east, back west beside it, then 10 m on the floor above. */
const route = {
  found: true,
  durationSeconds: 100,
  sections: [
    { floor: ground, points: [at(0, 0), at(20, 0), at(20, 1), at(0, 1)], distance: 41 },
    { floor: upper, points: [at(0, 1), at(0, 11)], distance: 10 },
  ],
  instructions: [20, 21, 10, 0].map((distance) => ({ distance })) as unknown as Instruction[],
} as unknown as Route;

const tracker = (): ProgressTracker => new ProgressTracker(route, frame);

describe('ProgressTracker', () => {
  it('returns the distance travelled and remaining', () => {
    const progress = tracker().update({ lngLat: at(10, -2), floorId: 'f_ground' })!;
    expect(progress.travelled).toBeCloseTo(10, 3);
    expect(progress.remaining).toBeCloseTo(41, 3);
    expect(progress.offRoute).toBeCloseTo(2, 3);
    expect(progress.remainingSeconds).toBeCloseTo((100 * 41) / 51, 3);
    expect(progress.instructionIndex).toBe(1);
    expect(progress.coordinate.floorId).toBe('f_ground');
  });

  it('continues from the last position when the route passes the same place twice', () => {
    const followed = tracker();
    for (const x of [5, 10, 15, 19.9]) followed.update({ lngLat: at(x, 0.3), floorId: 'f_ground' });
    const back = followed.update({ lngLat: at(15, 0.6), floorId: 'f_ground' })!;
    expect(back.travelled).toBeCloseTo(26, 3);
    expect(tracker().update({ lngLat: at(15, 0.4), floorId: 'f_ground' })!.travelled).toBeCloseTo(
      15,
      3,
    );
  });

  it('uses only segments on the floor of the position', () => {
    const progress = tracker().update({ lngLat: at(0, 5), floorId: 'f_upper' })!;
    expect(progress.sectionIndex).toBe(1);
    expect(progress.travelled).toBeCloseTo(45, 3);
    expect(tracker().update({ lngLat: at(0, 5), floorId: 'f_roof' })).toBeUndefined();
  });

  it('assigns each instruction its range of the route', () => {
    expect(tracker().stepRange(0)).toEqual({ from: 0, to: 20 / 51 });
    expect(tracker().stepRange(1).from).toBeCloseTo(20 / 51);
    expect(tracker().stepRange(2).to).toBe(1);
  });

  it('reaches the last instruction at the end', () => {
    expect(tracker().update({ lngLat: at(0, 11), floorId: 'f_upper' })!.instructionIndex).toBe(3);
  });
});
