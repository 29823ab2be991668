import type { MultiPolygon, Point } from '@brand/geo';

/** Access and cost. */
export type PlanAccess = {
  /** Whether a wheelchair can pass. */
  readonly accessible: boolean;
  /** Whether visitors may pass. */
  readonly public: boolean;
  /** Cost in addition to the distance, in metres of walking. */
  readonly extraCost: number;
};

/** A shape that people walk in. */
export type PlanShape = {
  readonly id: string;
  /** Kind of the shape: hallways and areas are open to each other, rooms have doors. */
  readonly kind: string;
  readonly polygons: MultiPolygon;
  readonly access: PlanAccess;
  /**
   * Whether a connection stops here. Without a door, the shape is then open, like lifts and stairs.
   */
  readonly isStop: boolean;
};

/** An obstacle: solid polygons, and lines such as walls. */
export type PlanBlock = {
  readonly polygons: MultiPolygon;
  readonly lines: readonly (readonly Point[])[];
  /** Whether the obstacle is inside a room. Otherwise it may be a wall. */
  readonly isFurniture?: boolean;
};

/** A door between two shapes, or to the outside. */
export type PlanDoor = {
  readonly id: string;
  /** The line from jamb to jamb. */
  readonly line: readonly Point[];
  readonly access: PlanAccess;
  /** Id of the shape that can be entered, but not left, through this door. */
  readonly oneWayInto?: string;
};

/** A shape that people reach without walking in it: a counter, a desk, a point. */
export type PlanDestination = {
  readonly id: string;
  readonly polygons: MultiPolygon;
  /** Lines, with points as lines of one point. */
  readonly lines: readonly (readonly Point[])[];
};

/** One floor in metres, as the generator of nodes needs it. */
export type FloorPlan = {
  readonly shapes: readonly PlanShape[];
  readonly blocks: readonly PlanBlock[];
  readonly doors: readonly PlanDoor[];
  readonly destinations: readonly PlanDestination[];
};

/** Options for generating nodes. */
export type GenerateOptions = {
  /**
   * Distance that paths keep from corners if there is space, in metres.
   * @defaultValue 0.4
   */
  readonly clearance?: number;
  /**
   * Maximum distance from a door to the shapes on its two sides, in metres. Plans leave gaps for
   * the thickness of walls.
   * @defaultValue 0.75
   */
  readonly doorReach?: number;
  /**
   * Whether a boundary between two shapes is open if no wall is drawn on it. Hallways and areas are
   * open. A room is open if its other sides are walled, because the gap is then intended.
   * @defaultValue true
   */
  readonly openHallways?: boolean;
  /**
   * Whether shapes without an entrance get a door at the point nearest to another shape.
   * @defaultValue true
   */
  readonly guessDoors?: boolean;
};

/** The defaults of `GenerateOptions`. */
export const GENERATE_DEFAULTS: Required<GenerateOptions> = {
  clearance: 0.4,
  doorReach: 0.75,
  openHallways: true,
  guessDoors: true,
};
