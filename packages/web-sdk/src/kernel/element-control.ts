import type { GeometryElement } from '@brand/venue';
import type { AnimationEnd, AnimationOptions } from './motion.ts';

/** How an element looks and behaves. */
export type ElementState = {
  /** Whether it is drawn. @defaultValue `true` unless the venue hides it */
  readonly visible: boolean;
  /** Colour of the sides, and of the top unless `topColor` is given; a CSS hex colour. */
  readonly color: string;
  /** Colour of the top. */
  readonly topColor: string;
  /** Colour under the pointer while `interactive`. @defaultValue the theme's */
  readonly hoverColor: string;
  /** 0 to 1. */
  readonly opacity: number;
  /** Metres from its base to its top. */
  readonly height: number;
  /** Metres from the floor to its base. */
  readonly altitude: number;
  /** Whether it reacts to the pointer. @defaultValue `true` for spaces and objects with a location */
  readonly interactive: boolean;
};

/** What to change; `'default'` gives a field back to venue and theme. */
export type ElementChange = { readonly [K in keyof ElementState]?: ElementState[K] | 'default' };

/** One element or many. */
export type Elements = GeometryElement | Iterable<GeometryElement>;

/**
 * Looks of elements, changed without rebuilding anything.
 *
 * @example
 * const free = venue.spaces.filter(({ kind }) => kind === 'room');
 * map.elements.set(free, { color: '#2f9e44', interactive: true });
 * await map.elements.animate(shop, { height: 4 }, { duration: 600 });
 * map.elements.reset(free);
 */
export interface ElementControl {
  /** How an element is shown now. */
  get(element: GeometryElement): ElementState;
  /** Changes one element or many at once. */
  set(elements: Elements, change: ElementChange): void;
  /** Changes colours, opacity, height and altitude gradually; other fields at once. */
  animate(
    elements: Elements,
    change: ElementChange,
    options?: AnimationOptions,
  ): Promise<AnimationEnd>;
  /** Gives elements, or all of them, back to venue and theme. */
  reset(elements?: Elements): void;
  /** Elements whose state was changed, with what was changed. */
  changed(): ReadonlyMap<GeometryElement, ElementChange>;
}
