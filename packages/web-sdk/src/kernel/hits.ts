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
 * What a pointer can meet: the target of a hit, by its type. Each feature names its own things here;
 * those of `images`, `models`, `text-3d` and `blue-dot` are known where the app imports them.
 *
 * @example
 * const nameOf = (target: HitTargets['space' | 'object']): string => target.name;
 */
export interface HitTargets {
  /** The floor itself: its footprint. */
  floor: Floor;
  /** A room, a hallway or another space, also one that is the outside of a building. */
  space: Space;
  /** A door. */
  door: Door;
  /** A wall. */
  wall: Wall;
  /** A window. */
  window: VenueWindow;
  /** Furniture and the like. */
  object: VenueObject;
  /** An area. */
  area: Area;
  /** A point of interest. */
  'point-of-interest': PointOfInterest;
}

/** What every hit tells. */
export type HitPlace = {
  /** Where it was met. */
  readonly coordinate: Coordinate;
  /**
   * Metres from the camera; smaller is in front. What is drawn above the scene, such as markers and
   * labels, counts as 0.
   */
  readonly distance: number;
  /** Whether it reacts: shows the pointer cursor and takes its hover colour. */
  readonly isInteractive: boolean;
};

/** A hit of one type, or of one of several. */
export type HitOf<Type extends keyof HitTargets> = {
  [T in Type]: HitPlace & {
    readonly type: T;
    /** The element of the venue, or the handle that `add` gave. */
    readonly target: HitTargets[T];
  };
}[Type];

/** A hit on something that a feature or a layer of your own draws. */
export type CustomHit = HitPlace & {
  readonly type: 'custom';
  /** Name of the layer that it is in; while that is hidden, nothing in it is met. */
  readonly layer: string;
  /** Whatever you want to find again. */
  readonly target: object;
};

/**
 * Something that a pointer met; its `type` says what its `target` is.
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

/** Where and how a pointer looks into the scene. */
export type Probe = {
  /** CSS pixels from the top left of the map. */
  readonly screen: ScreenPoint;
  /** The half line from the camera through that place. */
  readonly ray: PickRay;
};

/** Finds what a pointer meets among the things of one feature. */
export type HitTester = (probe: Probe) => readonly Hit[];

/**
 * Who can be met by a pointer. Features add their testers.
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

  /** Asks this tester, too, until the returned function is called. */
  add(tester: HitTester): Unsubscribe {
    this.#testers.add(tester);
    return () => this.#testers.delete(tester);
  }

  /** Everything at a place, the nearest first; of equally near ones the feature added last. */
  test(probe: Probe): readonly Hit[] {
    const hits: Hit[] = [];
    for (const tester of [...this.#testers].toReversed()) hits.push(...tester(probe));
    return hits.filter((hit) => this.isShown(hit)).toSorted((a, b) => a.distance - b.distance);
  }
}
