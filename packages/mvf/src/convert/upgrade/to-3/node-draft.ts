import type { Position } from '../../../geojson/types.gen.ts';

/** A node under construction. */
export type NodeDraft = {
  readonly id: string;
  readonly floorId: string;
  readonly position: Position;
  readonly edges: readonly EdgeDraft[];
  readonly geometryIds: Set<string>;
};

export type EdgeDraft = {
  /** Old id of the other node. */
  readonly to: string;
  readonly extraCost: number;
  readonly flags: unknown;
};

/** Nodes by their old ids. */
export type NodeTable = ReadonlyMap<string, NodeDraft>;
