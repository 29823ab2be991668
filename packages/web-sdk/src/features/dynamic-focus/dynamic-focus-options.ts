import type { FloorStack } from '@brand/venue';

/** Conditions under which buildings open, and the floors that are then visible. */
export type DynamicFocusOptions = {
  /** Whether buildings open and close automatically as the camera moves. @defaultValue `true` */
  readonly automatic?: boolean;
  /**
   * Zoom level at which the building that the camera faces opens. `'auto'` is the level at which
   * the building is half as wide as the shorter side of the map, so smaller buildings open later.
   * @defaultValue `'auto'`
   */
  readonly enterZoom?: number | 'auto';
  /**
   * Zoom level below which a building closes. Keep the value lower than `enterZoom` to avoid
   * flickering at the threshold.
   * @defaultValue `'auto'`: 0.6 below `enterZoom`
   */
  readonly leaveZoom?: number | 'auto';
  /**
   * Visible floor of an open building: the floor that was last chosen in it (`'last-chosen'`),
   * always its default floor (`'default'`), or a floor that is level with the current floor
   * (`'level'`). If there is no such floor, the default floor is used.
   * @defaultValue `'last-chosen'`
   */
  readonly floor?: 'last-chosen' | 'default' | 'level';
  /**
   * Whether the current floor changes as well: to that of the building in the middle of the view,
   * and to the outdoor floor when the last building closes. `floor-change` then has the reason
   * `dynamic-focus`.
   * @defaultValue `true`
   */
  readonly followFloor?: boolean;
  /** Buildings that dynamic focus ignores. @defaultValue none */
  readonly exclude?: readonly FloorStack[];
  /** Duration of the facade's fade, in milliseconds. @defaultValue `150` */
  readonly duration?: number;
};

/** Events of dynamic focus, by name. */
export type DynamicFocusEvents = {
  /** Fires when buildings open or close. */
  'focus-change': {
    /** The buildings that are currently open, as in `focused`. */
    readonly stacks: readonly FloorStack[];
  };
};
