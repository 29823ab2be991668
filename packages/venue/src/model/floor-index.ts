import { type Bbox, createGridIndex, type GridIndex } from '@brand/geo';
import type { ShapeElement, ShapeType } from './element-type.ts';

/** Finds the shapes of a floor by their boxes, in metres. Made when the first query comes. */
export class FloorIndex {
  readonly #elements: readonly ShapeElement[];
  readonly #grid: GridIndex;

  constructor(elements: readonly ShapeElement[]) {
    this.#elements = elements;
    this.#grid = createGridIndex(elements.map(({ bbox }) => bbox));
  }

  /** The shapes whose boxes meet a box, in the order of the bundle. */
  search(bbox: Bbox, types?: ReadonlySet<ShapeType>): readonly ShapeElement[] {
    const found: ShapeElement[] = [];
    for (const index of this.#grid.search(bbox)) {
      const element = this.#elements[index]!;
      if (!types || types.has(element.type)) found.push(element);
    }
    return found;
  }
}
