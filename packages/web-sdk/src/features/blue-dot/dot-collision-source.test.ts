import { expect, test } from 'vitest';
import type { CollisionGrid } from '../../kernel/collision-grid.ts';
import { ScreenLayout } from '../../kernel/screen-layout.ts';
import { ViewCamera } from '../../kernel/view-camera.ts';
import { type DotCircle, DotCollisionSource } from './dot-collision-source.ts';

/** Whether a label of this rank can be placed at a point. */
function isFreeAt(x: number, y: number, rank: number, dot: DotCircle | undefined): boolean {
  const camera = new ViewCamera(50);
  camera.setSize(400, 300);
  const layout = new ScreenLayout();
  let isFree = false;
  const place = (_: number, grid: CollisionGrid): void => {
    isFree = grid.isFree(x - 20, y - 8, x + 20, y + 8);
  };
  layout.add({ ranks: [rank], begin: () => {}, place, end: () => {} });
  layout.add(new DotCollisionSource(() => dot));
  layout.update(camera);
  return isFree;
}

const dot = { x: 200, y: 150, radius: 11 };

test('keeps labels of any rank off the dot', () => {
  expect(isFreeAt(200, 150, 3, dot)).toBe(false);
  expect(isFreeAt(230, 150, 3, dot)).toBe(false);
  expect(isFreeAt(240, 150, 3, dot)).toBe(true);
});

test('lets labels that are always shown overlap the dot, and does nothing without a dot', () => {
  expect(isFreeAt(200, 150, Infinity, dot)).toBe(true);
  expect(isFreeAt(200, 150, 3, undefined)).toBe(true);
});
