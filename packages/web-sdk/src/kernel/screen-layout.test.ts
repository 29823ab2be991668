import { expect, test } from 'vitest';
import type { CollisionGrid } from './collision-grid.ts';
import { ScreenLayout, rankNumber, type LayoutSource } from './screen-layout.ts';
import { ViewCamera } from './view-camera.ts';

function sourceOf(name: string, ranks: readonly number[], log: string[]): LayoutSource {
  return {
    ranks,
    begin: () => log.push(`${name} begins`),
    place: (index) => log.push(`${name}${ranks[index]!}`),
    end: () => log.push(`${name} ends`),
  };
}

function cameraOf(): ViewCamera {
  const camera = new ViewCamera(50);
  camera.setSize(400, 300);
  return camera;
}

test('places the higher rank first, across sources', () => {
  const log: string[] = [];
  const layout = new ScreenLayout();
  layout.add(sourceOf('a', [Infinity, 5, 3, 1], log));
  layout.add(sourceOf('b', [6, 4, 2], log));
  layout.update(cameraOf());
  expect(log).toEqual([
    'a begins',
    'b begins',
    'aInfinity',
    'b6',
    'a5',
    'b4',
    'a3',
    'b2',
    'a1',
    'a ends',
    'b ends',
  ]);
});

test('places equal ranks of the first source before those of others', () => {
  const log: string[] = [];
  const layout = new ScreenLayout();
  layout.add(sourceOf('a', [2, 2, 1], log));
  layout.add(sourceOf('b', [3, 2, 1], log));
  layout.add(sourceOf('c', [2, 1, 1], log));
  layout.update(cameraOf());
  expect(log.slice(3, -3)).toEqual(['b3', 'a2', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1', 'c1']);
});

test('lays out again only when the camera or an item changed', () => {
  const log: string[] = [];
  const layout = new ScreenLayout();
  layout.add(sourceOf('a', [1], log));
  const camera = cameraOf();
  layout.update(camera);
  layout.update(camera);
  expect(log.filter((line) => line === 'a begins')).toHaveLength(1);
  camera.setPose({ ...camera.pose, zoom: 19 });
  layout.update(camera);
  expect(log.filter((line) => line === 'a begins')).toHaveLength(2);
  layout.invalidate();
  layout.update(camera);
  expect(log.filter((line) => line === 'a begins')).toHaveLength(3);
});

test('defers a layout that a source requests during one to the next frame', () => {
  const layout = new ScreenLayout();
  let begins = 0;
  layout.add({
    ranks: [],
    begin: () => (begins += 1),
    place: () => {},
    end: () => layout.invalidate(),
  });
  const camera = cameraOf();
  layout.update(camera);
  layout.update(camera);
  expect(begins).toBe(2);
});

test('does not call a removed source', () => {
  const log: string[] = [];
  const layout = new ScreenLayout();
  const remove = layout.add(sourceOf('a', [1], log));
  remove();
  remove();
  layout.update(cameraOf());
  expect(log).toEqual([]);
});

test('shares one grid of the size of the view between sources', () => {
  const layout = new ScreenLayout();
  const shown: boolean[] = [];
  const place = (_: number, grid: CollisionGrid): void => {
    const isFree = grid.isFree(0, 0, 400, 300);
    shown.push(isFree);
    if (isFree) grid.take(0, 0, 400, 300);
  };
  layout.add({ ranks: [1], begin: () => {}, place, end: () => {} });
  layout.add({ ranks: [1], begin: () => {}, place, end: () => {} });
  layout.update(cameraOf());
  expect(shown).toEqual([true, false]);
});

test('maps rank names to ascending numbers', () => {
  const ranks = (['low', 'medium', 'high', 'always'] as const).map(rankNumber);
  expect(ranks).toEqual([1, 2, 3, Infinity]);
  expect(rankNumber(2.5)).toBe(2.5);
});
