import type { CollisionGrid } from '../../kernel/collision-grid.ts';
import type { LayoutSource } from '../../kernel/screen-layout.ts';
import type { ViewCamera } from '../../kernel/view-camera.ts';

/** The dot on the screen, in CSS pixels. */
export type DotCircle = { readonly x: number; readonly y: number; readonly radius: number };

/** CSS pixels around the dot that stay free. */
const MARGIN = 3;

/** Keeps labels and markers off the dot, except those that are always shown. */
export class DotCollisionSource implements LayoutSource {
  readonly ranks: readonly number[] = [Number.MAX_VALUE];
  readonly #circleIn: (camera: ViewCamera) => DotCircle | undefined;
  #circle: DotCircle | undefined;

  constructor(circleIn: (camera: ViewCamera) => DotCircle | undefined) {
    this.#circleIn = circleIn;
  }

  begin(camera: ViewCamera): void {
    this.#circle = this.#circleIn(camera);
  }

  place(_index: number, grid: CollisionGrid): void {
    if (!this.#circle) return;
    const { x, y, radius } = this.#circle;
    const reach = radius + MARGIN;
    grid.take(x - reach, y - reach, x + reach, y + reach);
  }

  end(): void {}
}
