import type { PointerEvent } from '../map/pointer-targets.ts';

/** What everything on the map can tell. */
export type ThingProps = {
  /** The user tapped it. Something that listens is interactive by itself. */
  readonly onClick?: (event: PointerEvent) => void;
  /** Told what the map refused, such as a target that it does not know. @defaultValue a warning in the console */
  readonly onError?: (error: Error) => void;
};
