import type { MultiPolygon, Point } from '@brand/geo';

/** Access and cost. */
export type PlanAccess = {
  /** Whether a wheelchair can pass. */
  readonly accessible: boolean;
  /** Whether visitors may pass. */
  readonly public: boolean;
  /** Cost above the distance, in metres of walking. */
  readonly extraCost: number;
};

/** A shape that people walk in. */
export type PlanShape = {
  readonly id: string;
  /** Kind of the shape: hallways and areas are open to each other, rooms have doors. */
  readonly kind: string;
  readonly polygons: MultiPolygon;
  readonly access: PlanAccess;
  /** Whether a connection stops here: without a door it is open, as lifts and stairs are. */
  readonly isStop: boolean;
};

/** An obstacle: solid polygons, and lines such as walls. */
export type PlanBlock = {
  readonly polygons: MultiPolygon;
  readonly lines: readonly (readonly Point[])[];
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

/** A shape that one reaches without walking in it: a counter, a desk, a point. */
export type PlanDestination = {
  readonly id: string;
  readonly polygons: MultiPolygon;
  /** Lines as they are, points as lines of one point. */
  readonly lines: readonly (readonly Point[])[];
};

/** One floor in metres, as the generator of nodes needs it. */
export type FloorPlan = {
  readonly shapes: readonly PlanShape[];
  readonly blocks: readonly PlanBlock[];
  readonly doors: readonly PlanDoor[];
  readonly destinations: readonly PlanDestination[];
};

/** How nodes are generated. */
export type GenerateOptions = {
  /**
   * How far ways keep from corners, in metres, where there is room.
   * @defaultValue 0.4
   */
  readonly clearance?: number;
  /**
   * How far from a door the shapes on its two sides may begin, in metres. Plans leave gaps for the
   * thickness of walls.
   * @defaultValue 0.75
   */
  readonly doorReach?: number;
  /**
   * Whether a stretch of boundary between two shapes is open where no wall stands on it. Hallways
   * and areas are; a room is where the rest of it is walled, so that the gap is meant.
   * @defaultValue true
   */
  readonly openHallways?: boolean;
  /**
   * Whether shapes that nothing leads into get a door where they are nearest to another one.
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
