import type { Point } from '@brand/geo';

type Shelf = { readonly y: number; readonly height: number; end: number };

/**
 * Packs small rectangles into a large one, on shelves as high as their first rectangle. Labels have
 * few different heights, so little space is wasted.
 */
export class ShelfPacker {
  readonly size: number;
  readonly #shelves: Shelf[] = [];
  #bottom = 0;

  /** The side of the square to pack into. */
  constructor(size: number) {
    this.size = size;
  }

  /** The top left corner of a free area, or `undefined` if there is none. */
  insert(width: number, height: number): Point | undefined {
    let best: Shelf | undefined;
    for (const shelf of this.#shelves) {
      if (shelf.end + width > this.size || shelf.height < height) continue;
      if (!best || shelf.height < best.height) best = shelf;
    }
    const canOpen = this.#bottom + height <= this.size && width <= this.size;
    // A shelf that is much too high is reserved for taller rectangles, as long as there is space
    // below.
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
