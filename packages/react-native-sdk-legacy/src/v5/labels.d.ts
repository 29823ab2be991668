import type { MapTarget } from '../shared/directions.js';
import type { Polygon } from '../shared/venue.js';

/**
 * Collision priorities of labels and markers that compete for space.
 *
 * @example
 * await store.floatingLabels.add(place, place.name, { rank: COLLISION_RANK.ALWAYS_VISIBLE });
 */
export declare const COLLISION_RANK: {
  /** Hidden if a higher rank needs the space. */
  readonly MEDIUM: 'medium';
  /** Takes priority over medium rank. */
  readonly HIGH: 'high';
  /** Always shown, even if it overlaps others. */
  readonly ALWAYS_VISIBLE: 'always';
};

/** One of `COLLISION_RANK`. */
export type CollisionRank = (typeof COLLISION_RANK)[keyof typeof COLLISION_RANK];

/** Appearance and behaviour of a floating label. */
export type FloatingLabelOptions = {
  /** Colour of the text, as a CSS hex colour. @defaultValue the theme's colour */
  readonly color?: string;
  /**
   * Colour of the outline around the text, as a CSS hex colour.
   * @defaultValue the theme's colour
   */
  readonly haloColor?: string;
  /** Font size, in density-independent pixels. @defaultValue `13` */
  readonly fontSize?: number;
  /** URL of an icon beside the text. The web view loads the icon. @defaultValue none */
  readonly icon?: string;
  /**
   * Collision priority. If labels and markers overlap, the higher rank is shown.
   * @defaultValue `COLLISION_RANK.MEDIUM`
   */
  readonly rank?: CollisionRank;
  /** Whether taps on the label are reported. @defaultValue `false` */
  readonly interactive?: boolean;
};

/** Options for labelling all locations. */
export type LabelLocationsOptions = FloatingLabelOptions & {
  /** Whether logos and symbols of locations are shown. @defaultValue `true` */
  readonly icons?: boolean;
  /**
   * Ids of the locations to label. Functions cannot cross the bridge.
   * @defaultValue all locations
   */
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
  /**
   * Labels each location at its polygons and returns the ids of the labels. Existing labels stay.
   */
  labelLocations(options?: LabelLocationsOptions): Promise<readonly string[]>;
  /** Adds a label with your own text and returns its id. */
  add(target: MapTarget, text: string, options?: FloatingLabelOptions): Promise<string>;
  /** Sets the collision priority of a label. */
  setRank(labelId: string, rank: CollisionRank): Promise<void>;
  /** Removes a label. */
  remove(labelId: string): Promise<void>;
  /** Removes all labels, including the initial ones. */
  removeAll(): Promise<void>;
}

/** Appearance of a flat label. */
export type FlatLabelOptions = {
  /** Colour of the text, as a CSS hex colour. @defaultValue the theme's colour */
  readonly color?: string;
  /**
   * Maximum height of the characters, in metres. Narrow polygons have smaller text.
   * @defaultValue `3`
   */
  readonly maxSize?: number;
};

/**
 * Labels that lie flat on the map and turn with it.
 *
 * @example
 * await store.floatingLabels.removeAll();
 * await store.flatLabels.labelLocations({ color: '#5b5346', maxSize: 2 });
 */
export interface FlatLabels {
  /** Labels the polygons of all locations with their names and returns the ids of the labels. */
  labelLocations(options?: FlatLabelOptions): Promise<readonly string[]>;
  /** Adds a label with your own text and returns its id. */
  add(polygon: Polygon, text: string, options?: FlatLabelOptions): Promise<string>;
  /** Removes a label. */
  remove(labelId: string): Promise<void>;
  /** Removes all flat labels. */
  removeAll(): Promise<void>;
}
