import type { RoutingSource } from '../routing/routing-source.ts';
import { entriesOf, objectsOf, textsOf } from './unchecked.ts';

/** Finds out which shapes lack a navigation flag, from the flags of nodes and connections. */
export class ShapeAccess {
  readonly #open = new Set<string>();
  readonly #seen = new Set<string>();
  readonly #hasFlag: (flags: readonly number[] | undefined) => boolean;

  constructor(document: RoutingSource, flagName: string) {
    const flag = document.navigationFlags?.[flagName];
    this.#hasFlag = (flags) =>
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

  /** Whether every path at the shape lacks the flag. Shapes without a path do not. */
  isClosed(shapeId: string): boolean {
    return this.#seen.has(shapeId) && !this.#open.has(shapeId);
  }

  #note(shapeId: string, flags: readonly number[] | undefined): void {
    this.#seen.add(shapeId);
    if (this.#hasFlag(flags)) this.#open.add(shapeId);
  }
}
