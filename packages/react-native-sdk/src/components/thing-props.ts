import type { PointerEvent } from '../map/pointer-targets.ts';

/** Callbacks that all objects on the map share. */
export type ThingProps = {
  /**
   * Called when the user taps the object. An object with this callback is automatically
   * interactive.
   */
  readonly onClick?: (event: PointerEvent) => void;
  /**
   * Called when the map rejects the object, for example because its target is unknown.
   * @defaultValue a warning in the console
   */
  readonly onError?: (error: Error) => void;
};
