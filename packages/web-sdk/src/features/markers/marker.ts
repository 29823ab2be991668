import type { Coordinate } from '@brand/venue';
import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { PointerHits } from '../../kernel/events.ts';
import type { AnimationEnd, AnimationOptions } from '../../kernel/motion.ts';
import type { MarkerOptions, MarkerTarget } from './marker-options.ts';

/** Events of one marker, by name. Only interactive markers have those of the pointer. */
export type MarkerEvents = {
  /** The user clicked or tapped it, or pressed Enter or Space while it had the focus. */
  click: PointerHits;
  /** The pointer came onto it or left it. */
  'hover-change': { readonly isHovered: boolean };
  /** It came into view, or left it: by moving, by floors, or because there was no room. */
  'shown-change': { readonly isShown: boolean };
};

/**
 * HTML that stands at a place of the venue.
 *
 * @example
 * const marker = map.markers.add(space, { content: 'Meet here', interactive: true });
 * marker.on('click', () => marker.update({ content: 'See you' }));
 * await marker.moveTo(entrance, { duration: 800 });
 * marker.remove();
 */
export interface Marker {
  /** The element around the content: yours to style, the map's to move. */
  readonly element: HTMLElement;
  /** Where it is now. */
  readonly coordinate: Coordinate;
  /** Whether it can be seen, and not only as a dot. */
  readonly isShown: boolean;
  /** Moves it, also to another floor: half way it leaves the one and comes to the other. */
  moveTo(target: MarkerTarget, options?: AnimationOptions): Promise<AnimationEnd>;
  /** Changes options; those that are not given stay. */
  update(change: MarkerOptions): void;
  /** Calls the listener at each event of this name, until the returned function is called. */
  on<K extends keyof MarkerEvents>(
    name: K,
    listener: (payload: MarkerEvents[K]) => void,
  ): Unsubscribe;
  /** Takes it off the map. */
  remove(): void;
}

declare module '../../kernel/hits.ts' {
  interface HitTargets {
    /** A marker. */
    marker: Marker;
  }
}
