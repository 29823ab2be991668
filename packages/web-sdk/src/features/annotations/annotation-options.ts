import type { Annotation, AnnotationSymbol, Floor } from '@brand/venue';
import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { PointerHits } from '../../kernel/events.ts';
import type { Removable } from '../../kernel/removable.ts';
import type { Rank } from '../../kernel/screen-layout.ts';

/** Annotations that share a symbol. */
export type SymbolAnnotations = {
  /** Symbol of the annotations. */
  readonly symbol: AnnotationSymbol;
  /** The annotations on all floors. */
  readonly annotations: readonly Annotation[];
};

/** Selection and appearance of annotations. */
export type AnnotationOptions = {
  /** Keys of the symbols to show, such as `fire-extinguisher`. @defaultValue all */
  readonly symbols?: readonly string[];
  /**
   * Floors whose annotations are shown. An annotation is visible while its floor is.
   * @defaultValue all
   */
  readonly floors?: readonly Floor[];
  /**
   * Collision priority. Where space is short, the higher rank is shown, and annotations without
   * free space become a dot.
   * @defaultValue `'low'`
   */
  readonly rank?: Rank | ((annotation: Annotation) => Rank);
  /** Width and height of the symbols, in CSS pixels. @defaultValue `24` */
  readonly size?: number;
  /** Minimum zoom level at which the annotations are shown. @defaultValue `-Infinity` */
  readonly minZoom?: number;
  /**
   * Whether annotations respond to the pointer and can be reached with the keyboard.
   * @defaultValue `true`
   */
  readonly interactive?: boolean;
};

/** Events of annotations on the map, by name. */
export type AnnotationEvents = {
  /**
   * Fires when the user clicks or taps an annotation, or presses Enter or Space while it has the
   * focus.
   */
  click: PointerHits & {
    /** The annotation that was clicked. */
    readonly annotation: Annotation;
  };
};

/**
 * Annotations that were shown together.
 *
 * @example
 * const shown = map.use(annotations).show({ symbols: ['aed'] });
 * shown.on('click', ({ annotation }) => showMessage(annotation.name));
 * shown.remove();
 */
export interface AnnotationGroup extends Removable {
  /** The annotations that are on the map, on all floors. */
  readonly annotations: readonly Annotation[];
  /** Calls the listener each time this event fires, until you call the returned function. */
  on<K extends keyof AnnotationEvents>(
    name: K,
    listener: (payload: AnnotationEvents[K]) => void,
  ): Unsubscribe;
  /** Removes the annotations from the map. */
  remove(): void;
}

export type AnnotationPorts = {
  readonly markers: {
    add(
      target: Annotation,
      options: {
        readonly content: HTMLElement;
        readonly anchor: 'center';
        readonly rank: Rank;
        readonly title: string;
        readonly language: string;
        readonly interactive: boolean;
        readonly minZoom: number;
      },
    ): { on(name: 'click', listener: (click: PointerHits) => void): Unsubscribe } & Removable;
  };
};
