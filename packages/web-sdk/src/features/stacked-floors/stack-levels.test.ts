import { expect, test } from 'vitest';
import { automaticGap, boxAround, stackLevels, type StackableFloor } from './stack-levels.ts';

function floor(elevation: number, part: Partial<StackableFloor> = {}): StackableFloor {
  return { elevation, isOutdoor: false, bbox: [0, 0, 100, 50], ...part };
}

test('assigns one level to floors of one elevation, and half levels their own', () => {
  const [cellar, ground, beside, half, upper] = [-1, 0, 0, 0.5, 1].map((at) => floor(at));
  const levels = stackLevels([upper!, ground!, cellar!, half!, beside!]);
  expect([cellar, ground, beside, half, upper].map((each) => levels.get(each!))).toEqual([
    0, 1, 1, 2, 3,
  ]);
});

test('grows the gap with the depth of the floors and keeps it above their height', () => {
  const deep = automaticGap([floor(0), floor(1)]);
  expect(automaticGap([floor(0, { bbox: [0, 0, 200, 100] })])).toBeCloseTo(2 * deep);
  expect(automaticGap([floor(0, { bbox: [0, 0, 4, 4], maxHeight: 6 })])).toBe(9);
});

test('ignores the grounds around buildings', () => {
  const grounds = floor(0, { isOutdoor: true, bbox: [-500, -500, 500, 500] });
  expect(automaticGap([grounds, floor(0)])).toBe(automaticGap([floor(0)]));
  expect(automaticGap([grounds])).toBeGreaterThan(automaticGap([floor(0)]));
});

test('ignores floors without a shape', () => {
  const empty = floor(2, { bbox: [Infinity, Infinity, -Infinity, -Infinity] });
  expect(automaticGap([floor(0), empty])).toBe(automaticGap([floor(0)]));
  expect(boxAround([floor(0), empty])).toEqual([0, 0, 100, 50]);
});
