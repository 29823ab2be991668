import type Flatbush from 'flatbush';

// Boxes compared per row of a floor, on average, before searches are cut short. Shapes that all lie
// on each other have as many pairs as the square of their number; shapes beside each other take 20 to
// 40 comparisons each.
const MAX_COMPARISONS = 256;
// Boxes that each search compares from then on.
const MAX_COMPARISONS_OF_SEARCH = 64;
const BOX = 4;

type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];

/** Finds the rows of a floor by position, with work in proportion to their number. */
export class OverlapSearch {
  /** Number of boxes compared so far. */
  comparisons = 0;
  readonly #index: Flatbush;
  #left = 0;

  constructor(index: Flatbush) {
    this.#index = index;
  }

  /** Whether searches are cut short, so some rows are missing from their results. */
  get isCutShort(): boolean {
    return this.comparisons > (this.#index.numItems + 1000) * MAX_COMPARISONS;
  }

  /**
   * Visits rows whose boxes overlap a box, until `visit` returns `true`. Returns whether all were
   * visited.
   */
  visit(box: Box, visit: (row: number) => boolean): boolean {
    this.#left = this.isCutShort ? MAX_COMPARISONS_OF_SEARCH : Infinity;
    const { _boxes, _levelBounds } = this.#index;
    return this.#visitNode(_boxes.length - BOX, _levelBounds.length - 1, box, visit);
  }

  /**
   * Visits a node and its children. A search by Flatbush itself can be neither stopped nor counted.
   */
  #visitNode(start: number, level: number, box: Box, visit: (row: number) => boolean): boolean {
    const { _boxes, _indices, _levelBounds, nodeSize } = this.#index;
    const [minX, minY, maxX, maxY] = box;
    const end = Math.min(start + nodeSize * BOX, _levelBounds[level]!);
    for (let at = end - BOX; at >= start; at -= BOX) {
      if (this.#left-- <= 0) return false;
      this.comparisons += 1;
      if (maxX < _boxes[at]! || maxY < _boxes[at + 1]!) continue;
      if (minX > _boxes[at + 2]! || minY > _boxes[at + 3]!) continue;
      const child = _indices[at / BOX]!;
      const isEnded = level === 0 ? visit(child) : !this.#visitNode(child, level - 1, box, visit);
      if (isEnded) return false;
    }
    return true;
  }
}
