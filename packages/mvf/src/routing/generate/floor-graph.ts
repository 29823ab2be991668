import type { Point } from '@brand/geo';

/** A point that routes pass through. */
export type GraphNode = Point & {
  /** Ids of the shapes, doors and destinations that a route reaches at this node. */
  readonly geometryIds: readonly string[];
};

/** A directed edge between two nodes, identified by their numbers. */
export type GraphEdge = {
  readonly from: number;
  readonly to: number;
  /** Cost in addition to the straight distance, in metres of walking. */
  readonly extraCost: number;
  readonly accessible: boolean;
  readonly public: boolean;
};

/** The path network of one floor, with guesses and failures. */
export type FloorGraph = {
  readonly nodes: readonly GraphNode[];
  /** Edges, sorted by start, then by end. */
  readonly edges: readonly GraphEdge[];
  /** Ids of shapes with a guessed door. */
  readonly guessedDoors: readonly string[];
  /** Ids of doors that have no walkable shape on either side. */
  readonly strayDoors: readonly string[];
  /** Ids of doors whose `oneWayInto` is on neither side or on both. */
  readonly unclearOneWays: readonly string[];
  /**
   * Whether more shapes overlap than can be processed. If so, there are paths through doors only.
   */
  readonly isCrowded: boolean;
  /** Ids of shapes and destinations that no node leads to. */
  readonly unreached: readonly string[];
};
