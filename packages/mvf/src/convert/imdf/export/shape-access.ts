import type { Mvf3Document } from '../../../bundle/document.ts';
import { entriesOf, objectsOf, textsOf } from '../../export/unchecked.ts';

/** Finds out which shapes are closed to visitors, from the flags of nodes and connections. */
export class ShapeAccess {
  readonly #open = new Set<string>();
  readonly #seen = new Set<string>();
  readonly #isPublic: (flags: readonly number[] | undefined) => boolean;

  constructor(document: Mvf3Document) {
    const flag = document.navigationFlags?.['public'];
    this.#isPublic = (flags) =>
      flag === undefined || Boolean(((flags?.[flag.index] ?? 0) >> flag.bit) & 1);
    for (const [, nodes] of entriesOf(document.nodes)) {
      for (const { properties } of objectsOf(nodes?.features)) {
        const edges = objectsOf(properties?.neighbors);
        for (const id of textsOf(properties?.geometryIds)) {
          for (const edge of edges) this.#note(id, edge.flags);
        }
      }
    }
    for (const { entrances, exits } of objectsOf(document.connections)) {
      for (const { geometryId, flags } of [...objectsOf(entrances), ...objectsOf(exits)]) {
        this.#note(geometryId, flags);
      }
    }
  }

  /** Whether every way at the shape is closed to visitors. Shapes without a way are not. */
  isClosed(shapeId: string): boolean {
    return this.#seen.has(shapeId) && !this.#open.has(shapeId);
  }

  #note(shapeId: string, flags: readonly number[] | undefined): void {
    this.#seen.add(shapeId);
    if (this.#isPublic(flags)) this.#open.add(shapeId);
  }
}
