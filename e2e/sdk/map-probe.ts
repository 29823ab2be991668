import type { JSHandle } from '@playwright/test';
import type { CollisionGrid, FeatureContext, MapView } from '@brand/web-sdk';

/** A point on the map in CSS pixels from its top left. */
export type ScreenPoint = { readonly x: number; readonly y: number };

/** An upright rectangle on the map in CSS pixels. */
export type ScreenBox = {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
};

/** How many animation frames without a draw count as idle. */
const IDLE_FRAMES = 15;

/** Waits until a map has drawn everything: labels, contact shadows, animations. */
export async function waitForRenderIdle(map: JSHandle<MapView>): Promise<void> {
  await map.evaluate(async (view, frames) => {
    let rest = frames;
    const stop = view.on('frame', () => (rest = frames));
    while (rest-- > 0) await new Promise((resolve) => requestAnimationFrame(resolve));
    stop();
  }, IDLE_FRAMES);
}

/** Draws a frame and returns the colours at points, as `[red, green, blue]` from 0 to 255. */
export function colorsAt(
  map: JSHandle<MapView>,
  places: readonly ScreenPoint[],
): Promise<(readonly [number, number, number])[]> {
  return map.evaluate(async (view, points) => {
    const canvas = view.element.querySelector('canvas')!;
    const gl = canvas.getContext('webgl2')!;
    const ratio = canvas.width / canvas.clientWidth;
    const { promise, resolve } = Promise.withResolvers<void>();
    const colors: (readonly [number, number, number])[] = [];
    const stop = view.on('frame', () => {
      const pixel = new Uint8Array(4);
      for (const { x, y } of points) {
        const row = canvas.height - 1 - Math.floor(y * ratio);
        gl.readPixels(Math.floor(x * ratio), row, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
        colors.push([pixel[0]!, pixel[1]!, pixel[2]!]);
      }
      stop();
      resolve();
    });
    // Setting a layer to its current visibility changes nothing but requests a frame.
    view.layers.set('spaces', { visible: view.layers.isVisible('spaces') });
    await promise;
    return colors;
  }, places);
}

/** Distance between two colours: the largest difference of red, green or blue. */
export function colorDistance(
  [red, green, blue]: readonly [number, number, number],
  other: readonly [number, number, number],
): number {
  return Math.max(Math.abs(red - other[0]), Math.abs(green - other[1]), Math.abs(blue - other[2]));
}

/** Runs the label layout again and returns the boxes that labels and markers occupy. */
export function listOccupiedBoxes(map: JSHandle<MapView>): Promise<ScreenBox[]> {
  return map.evaluate(async (view) => {
    const { layout, stage } = view.use({
      name: 'test-probe',
      install: (context: FeatureContext) => ({ ...context, remove: () => {} }),
    });
    const boxes: ScreenBox[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    let unwrap: (() => void) | undefined;
    // Has the highest rank, so that it is placed first and observes the boxes of all others.
    const remove = layout.add({
      ranks: [Number.MAX_VALUE],
      begin: () => {},
      place(_index: number, grid: CollisionGrid) {
        const take = grid.take.bind(grid);
        grid.take = (minX, minY, maxX, maxY) => {
          boxes.push({ minX, minY, maxX, maxY });
          take(minX, minY, maxX, maxY);
        };
        unwrap = () => delete (grid as Partial<CollisionGrid>).take;
      },
      end: () => resolve(),
    });
    stage.requestFrame();
    await promise;
    unwrap?.();
    remove();
    return boxes;
  });
}

/** Pairs of boxes that overlap by more than `slack` pixels on both axes. */
export function overlaps(boxes: readonly ScreenBox[], slack: number): [ScreenBox, ScreenBox][] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b) =>
          Math.min(a.maxX, b.maxX) - Math.max(a.minX, b.minX) > slack &&
          Math.min(a.maxY, b.maxY) - Math.max(a.minY, b.minY) > slack,
      )
      .map((b): [ScreenBox, ScreenBox] => [a, b]),
  );
}
