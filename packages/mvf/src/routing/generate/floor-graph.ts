import type { Point } from '@brand/geo';

/** A point that routes pass through. */
export type GraphNode = Point & {
  /** Ids of the shapes, doors and destinations that one reaches by reaching this node. */
  readonly geometryIds: readonly string[];
};

/** A directed edge between two nodes, named by their numbers. */
export type GraphEdge = {
  readonly from: number;
  readonly to: number;
  /** Cost above the straight distance, in metres of walking. */
  readonly extraCost: number;
  readonly accessible: boolean;
  readonly public: boolean;
};

/** The ways of one floor, with guesses and failures. */
export type FloorGraph = {
  readonly nodes: readonly GraphNode[];
  /** Sorted by start, then by end. */
  readonly edges: readonly GraphEdge[];
  /** Ids of shapes with a guessed door. */
  readonly guessedDoors: readonly string[];
  /** Ids of doors that have no walkable shape at either side. */
  readonly strayDoors: readonly string[];
  /** Ids of doors whose `oneWayInto` is on neither side or on both. */
  readonly unclearOneWays: readonly string[];
  /** Whether more things overlap than can be processed: there are ways through doors only. */
  readonly isCrowded: boolean;
  /** Ids of shapes and destinations that no node leads to. */
  readonly unreached: readonly string[];
};
