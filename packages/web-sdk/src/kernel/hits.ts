import type {
  Area,
  Coordinate,
  Door,
  Floor,
  PointOfInterest,
  Space,
  VenueObject,
  VenueWindow,
  Wall,
} from '@brand/venue';
import type { Unsubscribe } from './emitter.ts';
import type { ScreenPoint } from './screen-point.ts';
import type { PickRay } from './view-camera.ts';

/**
 * Targets that a pointer can hit, by hit type. Each feature adds its own targets to this interface.
 * Those of `images`, `models`, `text-3d` and `blue-dot` are available where the app imports these
 * modules.
 *
 * @example
 * const nameOf = (target: HitTargets['space' | 'object']): string => target.name;
 */
export interface HitTargets {
  /** The floor itself, which is its footprint. */
  floor: Floor;
  /** A room, a hallway or another space, including a space that is the outside of a building. */
  space: Space;
  /** A door. */
  door: Door;
  /** A wall. */
  wall: Wall;
  /** A window. */
  window: VenueWindow;
  /** Furniture and similar objects. */
  object: VenueObject;
  /** An area. */
  area: Area;
  /** A point of interest. */
  'point-of-interest': PointOfInterest;
}

/** Properties that all hits share. */
export type HitPlace = {
  /** Coordinate of the hit. */
  readonly coordinate: Coordinate;
  /**
   * Distance from the camera, in metres. A smaller value is further in front. For objects drawn
   * above the scene, such as markers and labels, the distance is 0.
   */
  readonly distance: number;
  /**
   * Whether the target responds to the pointer by showing the pointer cursor and its hover colour.
   */
  readonly isInteractive: boolean;
};

/** A hit of one type, or of one of several types. */
export type HitOf<Type extends keyof HitTargets> = {
  [T in Type]: HitPlace & {
    readonly type: T;
    /** Venue element that was hit, or the handle that `add` returned. */
    readonly target: HitTargets[T];
  };
}[Type];

/** A hit on an object that a feature or your own layer draws. */
export type CustomHit = HitPlace & {
  readonly type: 'custom';
  /** Name of the target's layer. While the layer is hidden, nothing in it can be hit. */
  readonly layer: string;
  /** Any object that identifies the target to your code. */
  readonly target: object;
};

/**
 * Something that a pointer hit. `type` indicates what `target` is.
 *
 * @example
 * map.on('click', ({ hits }) => {
 *   for (const hit of hits) {
 *     if (hit.type === 'marker') hit.target.update({ content: 'Seen' });
 *     if (hit.type === 'space') showMessage(hit.target.name);
 *   }
 * });
 */
export type Hit = HitOf<keyof HitTargets> | CustomHit;

/** Position and direction of a pointer in the scene. */
export type Probe = {
  /** Position in CSS pixels, from the top left of the map. */
  readonly screen: ScreenPoint;
  /** Ray from the camera through that position. */
  readonly ray: PickRay;
};

/** Finds what a pointer hits among the objects of one feature. */
export type HitTester = (probe: Probe) => readonly Hit[];

/**
 * Registry of hit testers. Features add their own testers to it.
 *
 * @example
 * const sensor = { name: 'Sensor 7', coordinate: here };
 * context.layers.add('sensors');
 * context.hits.add(({ screen }) => {
 *   const at = context.stage.camera.toScreen(context.space.toWorld(sensor.coordinate));
 *   if (!at || Math.hypot(at.x - screen.x, at.y - screen.y) > 10) return [];
 *   const { coordinate } = sensor;
 *   return [{ type: 'custom', layer: 'sensors', target: sensor, coordinate, distance: 0, isInteractive: true }];
 * });
 */
export class HitRegistry {
  readonly #testers = new Set<HitTester>();
  /** @internal Returns whether a hit is currently visible. */
  isShown: (hit: Hit) => boolean = () => true;

  /** Adds a tester, and returns a function that removes the tester. */
  add(tester: HitTester): Unsubscribe {
    this.#testers.add(tester);
    return () => this.#testers.delete(tester);
  }

  /**
   * Returns all hits at a position, nearest first. Among hits at the same distance, the feature
   * that was added last comes first.
   */
  test(probe: Probe): readonly Hit[] {
    const hits: Hit[] = [];
    for (const tester of [...this.#testers].toReversed()) hits.push(...tester(probe));
    return hits.filter((hit) => this.isShown(hit)).toSorted((a, b) => a.distance - b.distance);
  }
}
