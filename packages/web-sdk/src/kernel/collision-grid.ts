// About the size of a label, so that most boxes touch one to four cells.
const CELL_WIDTH = 64;
const CELL_HEIGHT = 32;

/**
 * Grid that records the occupied parts of the screen.
 *
 * The grid stores exact boxes in a list per cell and compares a box only with the boxes in its own
 * cells. Marking whole cells as occupied would be as fast, but the collision of two close boxes
 * would depend on their position within the cells, so labels would flicker while the user drags the
 * map. Cells at the edge also hold boxes beyond the screen. A layout of 1,000 labels takes 0.4 ms
 * and allocates nothing unless more boxes are taken than ever before.
 *
 * @example
 * const placeBadge: LayoutSource['place'] = (_index, grid) => {
 *   if (grid.isFree(20, 20, 120, 50)) grid.take(20, 20, 120, 50);
 * };
 */
export class CollisionGrid {
  #width = 0;
  #height = 0;
  #columns = 1;
  #rows = 1;
  /** Per cell: start of its linked list in `#links`, 0 for an empty one. */
  #heads = new Int32Array(1);
  /** Pairs: offset of the box in `#boxes`, and the next pair of the list. */
  #links = new Int32Array(1024);
  #linkEnd = 2;
  #boxes = new Float64Array(1024);
  #boxEnd = 0;

  /** @internal Empties the grid for a screen of this size in CSS pixels. */
  reset(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.#columns = Math.max(1, Math.ceil(width / CELL_WIDTH));
    this.#rows = Math.max(1, Math.ceil(height / CELL_HEIGHT));
    const size = this.#columns * this.#rows;
    if (this.#heads.length < size) this.#heads = new Int32Array(size);
    else this.#heads.fill(0, 0, size);
    this.#linkEnd = 2;
    this.#boxEnd = 0;
  }

  /**
   * Returns whether a box is entirely on the screen and overlaps no box that is taken. Boxes that
   * only touch do not overlap.
   */
  isFree(minX: number, minY: number, maxX: number, maxY: number): boolean {
    return (
      minX >= 0 &&
      minY >= 0 &&
      maxX <= this.#width &&
      maxY <= this.#height &&
      this.isClear(minX, minY, maxX, maxY)
    );
  }

  /** Returns whether a box overlaps no box that is taken, on the screen or beyond its edges. */
  isClear(minX: number, minY: number, maxX: number, maxY: number): boolean {
    return minX <= maxX && minY <= maxY && this.#find(minX, minY, maxX, maxY) === -1;
  }

  /**
   * Returns the lower edge of the marker that a box overlaps, or `NaN` if the box overlaps none.
   */
  markerEdge(minX: number, minY: number, maxX: number, maxY: number): number {
    const at = this.#find(minX, minY, maxX, maxY);
    return (at >= 0 && this.#boxes[at + 4]) || Number.NaN;
  }

  /** Returns the offset of a taken box that this box overlaps, or -1 if there is none. */
  #find(minX: number, minY: number, maxX: number, maxY: number): number {
    const boxes = this.#boxes;
    const links = this.#links;
    const right = this.#column(maxX);
    const bottom = this.#row(maxY);
    for (let row = this.#row(minY); row <= bottom; row++) {
      for (let column = this.#column(minX); column <= right; column++) {
        let link = this.#heads[row * this.#columns + column]!;
        while (link !== 0) {
          const at = links[link]!;
          if (
            minX < boxes[at + 2]! &&
            maxX > boxes[at]! &&
            minY < boxes[at + 3]! &&
            maxY > boxes[at + 1]!
          ) {
            return at;
          }
          link = links[link + 1]!;
        }
      }
    }
    return -1;
  }

  /** Takes a box. Parts beyond the screen count for `isClear`. */
  take(minX: number, minY: number, maxX: number, maxY: number): void {
    if (!(minX <= maxX && minY <= maxY)) return;
    const at = this.#boxEnd;
    this.#boxEnd += 5;
    if (this.#boxEnd > this.#boxes.length) this.#boxes = grown(this.#boxes, Float64Array);
    const boxes = this.#boxes;
    boxes[at] = minX;
    boxes[at + 1] = minY;
    boxes[at + 2] = maxX;
    boxes[at + 3] = maxY;
    boxes[at + 4] = 0;
    const right = this.#column(maxX);
    const bottom = this.#row(maxY);
    for (let row = this.#row(minY); row <= bottom; row++) {
      for (let column = this.#column(minX); column <= right; column++) {
        const cell = row * this.#columns + column;
        const link = this.#linkEnd;
        this.#linkEnd += 2;
        if (this.#linkEnd > this.#links.length) this.#links = grown(this.#links, Int32Array);
        this.#links[link] = at;
        this.#links[link + 1] = this.#heads[cell]!;
        this.#heads[cell] = link;
      }
    }
  }

  /** Takes the box of a marker. Labels that the marker covers move below it. */
  takeForMarker(minX: number, minY: number, maxX: number, maxY: number): void {
    const at = this.#boxEnd;
    this.take(minX, minY, maxX, maxY);
    this.#boxes[at + 4] = maxY;
  }

  #column(x: number): number {
    return Math.max(0, Math.min(this.#columns - 1, Math.floor(x / CELL_WIDTH)));
  }

  #row(y: number): number {
    return Math.max(0, Math.min(this.#rows - 1, Math.floor(y / CELL_HEIGHT)));
  }
}

function grown<T extends Float64Array | Int32Array>(array: T, Type: new (length: number) => T): T {
  const larger = new Type(array.length * 2);
  larger.set(array);
  return larger;
}
