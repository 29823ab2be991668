import type { Point } from '@brand/geo';

type Shelf = { readonly y: number; readonly height: number; end: number };

/**
 * Finds room for small rectangles in a large one: on shelves, each as high as its first rectangle.
 * Labels have few different heights, so little is wasted.
 */
export class ShelfPacker {
  readonly size: number;
  readonly #shelves: Shelf[] = [];
  #bottom = 0;

  /** The large one is a square with sides of this length. */
  constructor(size: number) {
    this.size = size;
  }

  /** The top left corner of a free place, or `undefined` when there is none. */
  insert(width: number, height: number): Point | undefined {
    let best: Shelf | undefined;
    for (const shelf of this.#shelves) {
      if (shelf.end + width > this.size || shelf.height < height) continue;
      if (!best || shelf.height < best.height) best = shelf;
    }
    const canOpen = this.#bottom + height <= this.size && width <= this.size;
    // A shelf that is much too high is kept for what needs it, as long as there is room below.
    if (!best || (canOpen && best.height > height * 1.5)) {
      if (!canOpen) return undefined;
      best = { y: this.#bottom, height, end: 0 };
      this.#shelves.push(best);
      this.#bottom += height;
    }
    const x = best.end;
    best.end += width;
    return { x, y: best.y };
  }
}
