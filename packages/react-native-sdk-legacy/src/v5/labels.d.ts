import type { MapTarget } from '../shared/directions.js';
import type { Polygon } from '../shared/venue.js';

/**
 * Who comes first where there is no room for all labels and markers.
 *
 * @example
 * await store.floatingLabels.add(place, place.name, { rank: COLLISION_RANK.ALWAYS_VISIBLE });
 */
export declare const COLLISION_RANK: {
  /** Gives way to higher ranks. */
  readonly MEDIUM: 'medium';
  /** Comes before those of medium rank. */
  readonly HIGH: 'high';
  /** Is shown whether there is room or not. */
  readonly ALWAYS_VISIBLE: 'always';
};

/** One of `COLLISION_RANK`. */
export type CollisionRank = (typeof COLLISION_RANK)[keyof typeof COLLISION_RANK];

/** How a floating label looks. */
export type FloatingLabelOptions = {
  /** Colour of the text; a CSS hex colour. @defaultValue the theme's */
  readonly color?: string;
  /** Colour of the rim around letters; a CSS hex colour. @defaultValue the theme's */
  readonly haloColor?: string;
  /** Size of the text in density-independent pixels. @defaultValue `13` */
  readonly fontSize?: number;
  /** Address of a picture beside the text; the web view loads it. @defaultValue none */
  readonly icon?: string;
  /** Who comes first where there is no room for all. @defaultValue `COLLISION_RANK.MEDIUM` */
  readonly rank?: CollisionRank;
  /** Whether taps on it are told. @defaultValue `false` */
  readonly interactive?: boolean;
};

/** How all locations are labelled. */
export type LabelLocationsOptions = FloatingLabelOptions & {
  /** Whether logos and symbols of locations are shown. @defaultValue `true` */
  readonly icons?: boolean;
  /** Ids of the locations that get a label; functions cannot cross the bridge. @defaultValue all of them */
  readonly locationIds?: readonly string[];
};

/**
 * Labels that float above the map.
 *
 * @example
 * await store.floatingLabels.removeAll();
 * const id = await store.floatingLabels.add(place, 'Meet here', { fontSize: 16 });
 * await store.floatingLabels.setRank(id, COLLISION_RANK.HIGH);
 */
export interface FloatingLabels {
  /** Labels each location at its polygons, and answers the ids. Labels from before stay. */
  labelLocations(options?: LabelLocationsOptions): Promise<readonly string[]>;
  /** Adds a label of your own, and answers its id. */
  add(target: MapTarget, text: string, options?: FloatingLabelOptions): Promise<string>;
  /** Says who comes first where there is no room for all. */
  setRank(labelId: string, rank: CollisionRank): Promise<void>;
  /** Takes a label away. */
  remove(labelId: string): Promise<void>;
  /** Takes all labels away, those of the start as well. */
  removeAll(): Promise<void>;
}

/** How a flat label looks. */
export type FlatLabelOptions = {
  /** Colour of the text; a CSS hex colour. @defaultValue the theme's */
  readonly color?: string;
  /** Largest height of letters in metres; narrow polygons get smaller ones. @defaultValue `3` */
  readonly maxSize?: number;
};

/**
 * Labels that lie on the map and turn with it.
 *
 * @example
 * await store.floatingLabels.removeAll();
 * await store.flatLabels.labelLocations({ color: '#5b5346', maxSize: 2 });
 */
export interface FlatLabels {
  /** Labels the polygons of all locations with their names, and answers the ids. */
  labelLocations(options?: FlatLabelOptions): Promise<readonly string[]>;
  /** Adds a label of your own, and answers its id. */
  add(polygon: Polygon, text: string, options?: FlatLabelOptions): Promise<string>;
  /** Takes a label away. */
  remove(labelId: string): Promise<void>;
  /** Takes all flat labels away. */
  removeAll(): Promise<void>;
}
