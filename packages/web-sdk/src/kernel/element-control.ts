import type { GeometryElement } from '@brand/venue';
import type { Unsubscribe } from './emitter.ts';
import type { AnimationEnd, AnimationOptions } from './motion.ts';

/** An image that covers an element as a repeating pattern. */
export type TextureLook = {
  /**
   * Path of an image in the venue's bundle, or a same-origin, `blob:` or `data:` URL. Supported
   * formats: SVG, PNG, JPEG, WebP.
   */
  readonly url: string;
  /**
   * Surfaces that the image covers: `'top'` covers the top, and `'sides'` covers the sides.
   * @defaultValue `'top'`
   */
  readonly side?: 'top' | 'sides';
  /** Width of one repetition of the image, in metres. @defaultValue `2` */
  readonly scale?: number;
  /**
   * Maximum size of the longer side, in pixels. Larger images are scaled down.
   * @defaultValue `1024`
   */
  readonly maxPixels?: number;
};

/** Appearance and behaviour of an element. */
export type ElementState = {
  /** Whether the element is drawn. @defaultValue `true` unless the venue hides it */
  readonly visible: boolean;
  /** Colour of the sides, and of the top unless `topColor` is set, as a CSS hex colour. */
  readonly color: string;
  /** Colour of the top. */
  readonly topColor: string;
  /** Colour under the pointer while the element is `interactive`. @defaultValue the theme's */
  readonly hoverColor: string;
  /** Opacity, from 0 to 1. */
  readonly opacity: number;
  /** Height from the element's base to its top, in metres. */
  readonly height: number;
  /** Height of the element's base above the floor, in metres. */
  readonly altitude: number;
  /**
   * Whether the element responds to the pointer.
   * @defaultValue `true` for spaces and objects with a location
   */
  readonly interactive: boolean;
  /**
   * Image on the element's surfaces. `undefined` means none. The feature `images` draws textures:
   * without `map.use(images)`, setting one throws `map-view/not-supported`. If an image cannot be
   * loaded, the error is logged to the console. The promise of `images.setTexture` reports it
   * instead.
   */
  readonly texture: TextureLook | undefined;
};

/** Change to an element's state. `'default'` restores the value that venue and theme define. */
export type ElementChange = { readonly [K in keyof ElementState]?: ElementState[K] | 'default' };

/** Events of elements, by name. */
export type ElementEvents = {
  /** Fires when elements change. During an animation, fires in each frame. */
  change: {
    /** The elements that changed. */
    readonly elements: readonly GeometryElement[];
    /** The fields that changed. */
    readonly fields: readonly (keyof ElementState)[];
  };
};

/** One element or many. */
export type Elements = GeometryElement | Iterable<GeometryElement>;

/**
 * Appearance of elements. Changes take effect without rebuilding the scene.
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
  /** Returns the current state of an element. */
  get(element: GeometryElement): ElementState;
  /** Changes one or more elements immediately. */
  set(elements: Elements, change: ElementChange): void;
  /** Changes colours, opacity, height and altitude gradually. Other fields change immediately. */
  animate(
    elements: Elements,
    change: ElementChange,
    options?: AnimationOptions,
  ): Promise<AnimationEnd>;
  /** Restores the state that venue and theme define, for these elements or for all. */
  reset(elements?: Elements): void;
  /** @internal Sets whether textures are supported, so that apps may request them. */
  allowTextures(how: 'allowed' | 'refused'): void;
  /** Returns the elements whose state was changed, with their changes. */
  changed(): ReadonlyMap<GeometryElement, ElementChange>;
  /**
   * Calls the listener each time this event fires, until you call the returned function.
   * @example
   * const stop = map.elements.on('change', ({ elements }) => console.log(elements.length));
   */
  on<K extends keyof ElementEvents>(
    name: K,
    listener: (payload: ElementEvents[K]) => void,
  ): Unsubscribe;
}
