import type { Annotation, AnnotationSymbol, Floor } from '@brand/venue';
import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { PointerHits } from '../../kernel/events.ts';
import type { Removable } from '../../kernel/removable.ts';
import type { Rank } from '../../kernel/screen-layout.ts';

/** Annotations that have one symbol. */
export type SymbolAnnotations = {
  /** What they look like. */
  readonly symbol: AnnotationSymbol;
  /** The annotations, of all floors. */
  readonly annotations: readonly Annotation[];
};

/** Which annotations are shown, and how. */
export type AnnotationOptions = {
  /** Keys of symbols, such as `fire-extinguisher`. @defaultValue all */
  readonly symbols?: readonly string[];
  /** Only on these floors. They are seen while their floor is. @defaultValue all */
  readonly floors?: readonly Floor[];
  /**
   * Who comes first where there is no room for all; what finds no room becomes a dot.
   * @defaultValue `'low'`
   */
  readonly rank?: Rank | ((annotation: Annotation) => Rank);
  /** Width and height in CSS pixels. @defaultValue `24` */
  readonly size?: number;
  /** Hidden below this zoom level. @defaultValue `-Infinity` */
  readonly minZoom?: number;
  /** Whether they react to the pointer and can be reached with the keyboard. @defaultValue `true` */
  readonly interactive?: boolean;
};

/** Events of annotations on the map, by name. */
export type AnnotationEvents = {
  /** The user clicked or tapped one, or pressed Enter or Space while it had the focus. */
  click: PointerHits & {
    /** The one that was clicked. */
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
  /** Those that are on the map, of all floors. */
  readonly annotations: readonly Annotation[];
  /** Calls the listener at each event of this name, until the returned function is called. */
  on<K extends keyof AnnotationEvents>(
    name: K,
    listener: (payload: AnnotationEvents[K]) => void,
  ): Unsubscribe;
  /** Takes them off the map. */
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
