import { type Bbox, createGridIndex, type GridIndex } from '@brand/geo';
import type { ShapeElement, ShapeType } from './element-type.ts';

/**
 * A spatial index over the bounding boxes of a floor's shapes, in metres. Built on the first query.
 */
export class FloorIndex {
  readonly #elements: readonly ShapeElement[];
  readonly #grid: GridIndex;

  constructor(elements: readonly ShapeElement[]) {
    this.#elements = elements;
    this.#grid = createGridIndex(elements.map(({ bbox }) => bbox));
  }

  /** Returns the shapes whose bounding boxes intersect a box, in bundle order. */
  search(bbox: Bbox, types?: ReadonlySet<ShapeType>): readonly ShapeElement[] {
    const found: ShapeElement[] = [];
    for (const index of this.#grid.search(bbox)) {
      const element = this.#elements[index]!;
      if (!types || types.has(element.type)) found.push(element);
    }
    return found;
  }
}
