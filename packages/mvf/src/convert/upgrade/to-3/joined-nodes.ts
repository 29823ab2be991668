import type { ImportReport } from '../../import-report.ts';
import type { NodeDraft, NodeTable } from './node-draft.ts';
import type { FlagTable } from './upgrade-navigation-flags.ts';
import type { ShapeTable } from './upgrade-shapes.ts';

export type ConnectionParts = {
  readonly nodes: NodeTable;
  readonly shapes: ShapeTable;
  readonly flags: FlagTable;
  readonly outdoorFloors: readonly string[];
  readonly report: ImportReport;
};

/** A node where people enter or leave. */
export type End = { readonly node: NodeDraft; readonly flags: number[] };

/** The nodes that connections already join. */
export class JoinedNodes {
  readonly #groups = new Map<NodeDraft, Set<NodeDraft>[]>();

  add(entrances: readonly End[], exits: readonly End[]): void {
    const targets = new Set(exits.map(({ node }) => node));
    for (const { node } of entrances) {
      const groups = this.#groups.get(node);
      if (groups) groups.push(targets);
      else this.#groups.set(node, [targets]);
    }
  }

  has(from: NodeDraft, to: NodeDraft): boolean {
    return this.#groups.get(from)?.some((targets) => targets.has(to)) ?? false;
  }
}
