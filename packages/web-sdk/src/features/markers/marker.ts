import type { Coordinate } from '@brand/venue';
import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { PointerHits } from '../../kernel/events.ts';
import type { AnimationEnd, AnimationOptions } from '../../kernel/motion.ts';
import type { MarkerOptions, MarkerTarget } from './marker-options.ts';

/** Events of one marker, by name. Only interactive markers emit the pointer events. */
export type MarkerEvents = {
  /**
   * Fires when the user clicks or taps the marker, or presses Enter or Space while it has the
   * focus.
   */
  click: PointerHits;
  /** Fires when the pointer enters or leaves the marker. */
  'hover-change': { readonly isHovered: boolean };
  /**
   * Fires when the marker appears or disappears because of movement, floors or a lack of free
   * space.
   */
  'shown-change': { readonly isShown: boolean };
};

/**
 * HTML at a position in the venue.
 *
 * @example
 * const marker = map.markers.add(space, { content: 'Meet here', interactive: true });
 * marker.on('click', () => marker.update({ content: 'See you' }));
 * await marker.moveTo(entrance, { duration: 800 });
 * marker.remove();
 */
export interface Marker {
  /** Element around the content. You style the element, and the map moves it. */
  readonly element: HTMLElement;
  /** Current coordinate of the marker. */
  readonly coordinate: Coordinate;
  /** Whether the marker is visible in full and not only as a dot. */
  readonly isShown: boolean;
  /**
   * Moves the marker, also to another floor. Halfway through, the marker disappears from one floor
   * and appears on the other.
   */
  moveTo(target: MarkerTarget, options?: AnimationOptions): Promise<AnimationEnd>;
  /** Changes the given options. All other options keep their values. */
  update(change: MarkerOptions): void;
  /** Calls the listener each time this event fires, until you call the returned function. */
  on<K extends keyof MarkerEvents>(
    name: K,
    listener: (payload: MarkerEvents[K]) => void,
  ): Unsubscribe;
  /** Removes the marker from the map. */
  remove(): void;
}

declare module '../../kernel/hits.ts' {
  interface HitTargets {
    /** A marker. */
    marker: Marker;
  }
}
