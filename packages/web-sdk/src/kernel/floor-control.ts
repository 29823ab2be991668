import type { Facade, Floor, FloorStack } from '@brand/venue';
import type { AnimationEnd, AnimationOptions } from './motion.ts';

/**
 * Cause of a floor change. `app` is a call from your code. The others name the feature that changed
 * the floor.
 */
export type FloorChangeReason =
  | 'app'
  | 'navigation'
  | 'blue-dot'
  | 'dynamic-focus'
  | 'view'
  | (string & {});

/** Appearance of a floor. */
export type FloorAppearance = {
  /** Whether the floor is drawn. */
  readonly isVisible: boolean;
  /** Altitude above the ground, in metres. */
  readonly altitude: number;
  /** Opacity, from 0 to 1. */
  readonly opacity: number;
  /**
   * Whether the floor is only visible behind another one, for example through an atrium. Such a
   * floor has no labels or markers and is not among the `visible` floors.
   * @defaultValue `false`
   */
  readonly isBackdrop?: boolean;
};

/** Returns the appearance of a floor. */
export type AppearanceRule = (floor: Floor) => FloorAppearance;

/** Returns the opacity of a building's facade (its exterior), from 0 (hidden) to 1 (opaque). */
export type FacadeRule = (facade: Facade) => number;

/** Options of a floor change. */
export type SetFloorOptions = AnimationOptions & {
  /** Reason that listeners of `floor-change` receive. @defaultValue `'app'` */
  readonly reason?: FloorChangeReason;
};

/**
 * Current floor, visible floors and their altitudes.
 *
 * @example
 * for (const floor of venue.floors) {
 *   const item = document.createElement('button');
 *   item.textContent = floor.name;
 *   item.onclick = () => map.floors.set(floor);
 *   list.append(item);
 * }
 */
export interface FloorControl {
  /** The current floor. */
  readonly current: Floor;
  /** The building of the current floor. `undefined` if the venue has no buildings. */
  readonly currentStack: FloorStack | undefined;
  /**
   * Changes the floor. Resolves when the change is drawn, or earlier if another change replaces it.
   */
  set(floor: Floor | string, options?: SetFloorOptions): Promise<AnimationEnd>;
  /** The floors that are currently visible. */
  readonly visible: readonly Floor[];
  /** Returns the current altitude of a floor's content above the ground, in metres. */
  altitudeOf(floor: Floor | string): number;
  /**
   * Returns the current opacity of a floor or facade (the exterior of a building), from 0 (hidden)
   * to 1 (opaque).
   */
  opacityOf(part: Floor | Facade | string): number;
  /**
   * Returns how far a floor has come into view, as a share from 0 to 1, for content on the floor
   * such as labels. While two floors fade into each other, their shares add up to 1. A floor that
   * is only visible behind others has 0.
   */
  presenceOf(floor: Floor | string): number;
  /** @internal Incremented whenever the appearance of a floor or facade changes. */
  readonly revision: number;
  /**
   * Takes control of the floors' appearance, as stacked floors do. `undefined` releases control. If
   * several owners have taken control, the last one decides. The change takes effect with
   * `refresh`.
   */
  override(owner: object, appearanceOf: AppearanceRule | undefined): void;
  /**
   * Returns whether this owner currently controls the floors' appearance, which means that no other
   * owner has taken control after it.
   */
  isDecidedBy(owner: object): boolean;
  /**
   * Takes control of the opacity of facades, as dynamic focus does. `undefined` releases control.
   */
  overrideFacades(owner: object, opacityOf: FacadeRule | undefined): void;
  /**
   * Applies overrides again after their inputs changed, gradually if `options` request it.
   */
  refresh(options?: AnimationOptions): Promise<AnimationEnd>;
}
