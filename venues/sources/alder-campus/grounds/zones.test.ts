import { expect, test } from 'vitest';
import { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { rect } from '../../../src/dsl/shapes.ts';
import { paintZones, type Zone } from './zones.ts';

const GROUND: Zone = { key: 'ground', kind: 'object', shape: rect(0, 0, 40, 40) };
const REST = {
  named: [{ key: 'lawn', kind: 'area' as const, at: [5, 5] as const }],
  other: { key: 'meadow', kind: 'object' as const },
};

function keysOf(zones: readonly Zone[]): string[] {
  const plan = new FloorPlan('grounds', { elevation: 0, name: 'Grounds', outdoors: true });
  paintZones(plan, [GROUND, ...zones], REST);
  return plan.spaces.map(({ key }) => key).toSorted();
}

test('joins zones of one key where they cross', () => {
  const across: Zone = { key: 'path', kind: 'hallway', shape: rect(0, 18, 40, 4) };
  const along: Zone = { key: 'path', kind: 'hallway', shape: rect(18, 0, 4, 40) };
  expect(keysOf([across, along])).toEqual(['lawn', 'meadow', 'meadow-2', 'meadow-3', 'path']);
});

test('lets a later zone cut an earlier one in two', () => {
  const across: Zone = { key: 'path', kind: 'hallway', shape: rect(0, 18, 40, 4) };
  const hut: Zone = { key: 'hut', kind: 'object', shape: rect(16, 14, 8, 12), edge: 'exterior' };
  expect(keysOf([across, hut])).toEqual(['hut', 'lawn', 'meadow', 'path', 'path-2']);
});

test('cuts zones off at the edge of the ground', () => {
  const plan = new FloorPlan('grounds', { elevation: 0, name: 'Grounds', outdoors: true });
  const road: Zone = { key: 'road', kind: 'object', shape: rect(-20, 18, 80, 4) };
  paintZones(plan, [GROUND, road], REST);
  const xs = plan.lines.flatMap(({ path }) => path.map(([x]) => x));
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, 40]);
});

test('draws the edge of a zone as the zone says, and none inside of it', () => {
  const plan = new FloorPlan('grounds', { elevation: 0, name: 'Grounds', outdoors: true });
  const hut: Zone = { key: 'hut', kind: 'object', shape: rect(16, 14, 8, 12), edge: 'exterior' };
  paintZones(plan, [GROUND, hut], REST);
  expect(plan.lines.filter(({ look }) => look === 'exterior')).toHaveLength(4);
});
