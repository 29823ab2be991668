import type { FloorStack } from '@brand/venue';

/** When buildings open, and what is seen of them then. */
export type DynamicFocusOptions = {
  /** Whether buildings open and close by themselves as the camera moves. @defaultValue `true` */
  readonly automatic?: boolean;
  /**
   * Zoom level from which on a building opens that the camera looks at. `'auto'` is the level at which
   * the building is half as wide as the shorter side of the map, so that small buildings open later.
   * @defaultValue `'auto'`
   */
  readonly enterZoom?: number | 'auto';
  /**
   * Zoom level below which it closes. Lower than `enterZoom`, so that nothing flickers at the border.
   * @defaultValue `'auto'`: 0.6 below `enterZoom`
   */
  readonly leaveZoom?: number | 'auto';
  /**
   * The floor that is seen of an open building: the one that was last chosen in it, always its
   * default floor, or one that is level with the current floor. Where there is none, the default floor.
   * @defaultValue `'last-chosen'`
   */
  readonly floor?: 'last-chosen' | 'default' | 'level';
  /**
   * Whether the current floor changes as well: to that of the building in the middle of the view, and
   * to the ground outside when the last one closes. `floor-change` then has the reason
   * `dynamic-focus`.
   * @defaultValue `true`
   */
  readonly followFloor?: boolean;
  /** Buildings that are left alone. @defaultValue none */
  readonly exclude?: readonly FloorStack[];
  /** Milliseconds in which the outside fades. @defaultValue `150` */
  readonly duration?: number;
};

/** Events of dynamic focus, by name. */
export type DynamicFocusEvents = {
  /** Buildings opened or closed. */
  'focus-change': {
    /** The buildings that are open now, as `focused` has them. */
    readonly stacks: readonly FloorStack[];
  };
};
