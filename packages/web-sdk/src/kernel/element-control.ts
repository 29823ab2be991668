import type { GeometryElement } from '@brand/venue';
import type { Unsubscribe } from './emitter.ts';
import type { AnimationEnd, AnimationOptions } from './motion.ts';

/** A picture that covers an element, again and again. */
export type TextureLook = {
  /** Path of a picture in the venue's bundle, or an address: same-origin, `blob:` or `data:`. SVG, PNG, JPEG, WebP. */
  readonly url: string;
  /** Which surfaces are covered. @defaultValue `'top'` */
  readonly side?: 'top' | 'sides';
  /** Metres that the width of the picture covers before it repeats. @defaultValue `2` */
  readonly scale?: number;
  /** Most pixels of the longer side that are kept of it. @defaultValue `1024` */
  readonly maxPixels?: number;
};

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
  /**
   * A picture on its surfaces; `undefined` for none. Drawn by the feature `images`: without
   * `map.use(images)` it is refused with `map-view/not-supported`. A picture that cannot be loaded is
   * reported to the console; `images.setTexture` tells it by its promise instead.
   */
  readonly texture: TextureLook | undefined;
};

/** What to change; `'default'` gives a field back to venue and theme. */
export type ElementChange = { readonly [K in keyof ElementState]?: ElementState[K] | 'default' };

/** Events of elements, by name. */
export type ElementEvents = {
  /** Elements were changed; at each frame while they change gradually. */
  change: {
    /** The elements. */
    readonly elements: readonly GeometryElement[];
    /** What was changed of them. */
    readonly fields: readonly (keyof ElementState)[];
  };
};

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
 *
 * @example
 * map.use(images);
 * map.elements.set(venue.spaces, { texture: { url: '/pictures/tiles.png', scale: 1.2 } });
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
  /** @internal Sets whether textures are supported, so that apps may request them. */
  allowTextures(how: 'allowed' | 'refused'): void;
  /** Elements whose state was changed, with what was changed. */
  changed(): ReadonlyMap<GeometryElement, ElementChange>;
  /**
   * Calls the listener at each event of this name, until the returned function is called.
   * @example
   * const stop = map.elements.on('change', ({ elements }) => console.log(elements.length));
   */
  on<K extends keyof ElementEvents>(
    name: K,
    listener: (payload: ElementEvents[K]) => void,
  ): Unsubscribe;
}
