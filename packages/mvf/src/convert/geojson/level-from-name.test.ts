import { expect, test } from 'vitest';
import { levelFromName } from './level-from-name.ts';

test.each([
  ['floor-1', 1],
  ['floor_2', 2],
  ['L2', 2],
  ['level 10', 10],
  ['F3', 3],
  ['lvl0', 0],
  ['ground', 0],
  ['G', 0],
  ['Ground Floor', 0],
  ['westport-house-floor-gf', 0],
  ['westport-house-floor-6', 6],
  ['-1', -1],
  ['floor_-1', -1],
  ['floor--2', -2],
  ['minus-1', -1],
  ['basement', -1],
  ['basement-2', -2],
  ['B1', -1],
  ['UG2', -2],
  ['1OG', 1],
  ['EG', 0],
  ['2nd floor', 2],
  ['First Floor', 1],
  ['second basement', -2],
  ['mezz', 0.5],
  ['0.5', 0.5],
  ['01', 1],
  ['plan-07', 7],
  ['tower-2-floor-3', 3],
  ['roof', Infinity],
])('takes %j as level %d', (name, elevation) => {
  expect(levelFromName(name)?.elevation).toBe(elevation);
});

test.each(['', 'outline', 'rooms', 'building', 'venue-map'])('finds no level in %j', (name) => {
  expect(levelFromName(name)).toBeUndefined();
});
