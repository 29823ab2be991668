import type { Facade, Floor, FloorStack } from '@brand/venue';
import type { AnimationEnd, AnimationOptions } from './motion.ts';

/** Why the floor changed: `app` is a call of yours, others name the feature that did it. */
export type FloorChangeReason =
  | 'app'
  | 'navigation'
  | 'blue-dot'
  | 'dynamic-focus'
  | 'view'
  | (string & {});

/** How a floor is shown. */
export type FloorAppearance = {
  /** Whether it is drawn. */
  readonly isVisible: boolean;
  /** Metres above the ground. */
  readonly altitude: number;
  /** 0 to 1. */
  readonly opacity: number;
  /**
   * Only seen behind another floor, as through an atrium: it has no labels and markers, and is not
   * among the `visible` floors.
   * @defaultValue `false`
   */
  readonly isBackdrop?: boolean;
};

/** Says how each floor is shown. */
export type AppearanceRule = (floor: Floor) => FloorAppearance;

/** Says how much of a building's outside is seen: 0 nothing, 1 all. */
export type FacadeRule = (facade: Facade) => number;

/** How a change of floor is done. */
export type SetFloorOptions = AnimationOptions & {
  /** Told to listeners of `floor-change`. @defaultValue `'app'` */
  readonly reason?: FloorChangeReason;
};

/**
 * Which floors are shown, and where.
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
  /** The floor that the user looks at. */
  readonly current: Floor;
  /** The building of that floor; `undefined` where the venue has no buildings. */
  readonly currentStack: FloorStack | undefined;
  /** Changes the floor. Resolves when the change is drawn, or when another one took over before. */
  set(floor: Floor | string, options?: SetFloorOptions): Promise<AnimationEnd>;
  /** Floors that are shown now. */
  readonly visible: readonly Floor[];
  /** Metres above the ground at which a floor's content stands now. */
  altitudeOf(floor: Floor | string): number;
  /** How much of a floor, or of a building's outside, is seen now: 0 nothing, 1 all. */
  opacityOf(part: Floor | Facade | string): number;
  /**
   * How far a floor has come into view, 0 to 1, for what stands on it such as labels: two floors that
   * fade into each other have 1 between them, and one that is only seen behind others has 0.
   */
  presenceOf(floor: Floor | string): number;
  /** @internal Incremented whenever the appearance of a floor or facade changes. */
  readonly revision: number;
  /**
   * Takes over what is shown, as stacked floors do; `undefined` gives it back. The last owner who
   * took over decides. Takes effect with `refresh`.
   */
  override(owner: object, appearanceOf: AppearanceRule | undefined): void;
  /** Whether what is shown is what this owner says: it took over, and nobody after it. */
  isDecidedBy(owner: object): boolean;
  /** Takes over how buildings look from outside, as dynamic focus does; `undefined` gives it back. */
  overrideFacades(owner: object, opacityOf: FacadeRule | undefined): void;
  /** Applies overrides again after what they depend on changed, gradually if asked. */
  refresh(options?: AnimationOptions): Promise<AnimationEnd>;
}
