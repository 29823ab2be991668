import type { Coordinate, Facade, GeometryElement, Location } from '@brand/venue';
import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { PointerHits } from '../../kernel/events.ts';
import type { TextOptions } from '../../kernel/look.ts';
import type { Rank } from '../../kernel/screen-layout.ts';
import type { LabelPlacement } from './label-boxes.ts';

/** Where a label can stand. On a space or an object it stands on its top. */
export type LabelTarget = Coordinate | GeometryElement | Location;

/** How a label looks and behaves. */
export type LabelOptions = TextOptions & {
  /** Who comes first where there is no room for all labels and markers. @defaultValue `'medium'` */
  readonly rank?: Rank;
  /** An address, the path of an asset in the venue's bundle, or the source of an SVG. */
  readonly icon?: string;
  /** Width and height of the icon, in CSS pixels. @defaultValue `22` */
  readonly iconSize?: number;
  /** Colour of a disc behind the icon, so that line icons are legible on any colour. @defaultValue none */
  readonly iconBackground?: string;
  /**
   * Where the text stands, seen from the place or from the icon there. Of several the first is taken
   * that is free; `'icon-only'` shows the icon without text.
   * @defaultValue `'center'`, with an icon `['bottom', 'right', 'left', 'top', 'icon-only']`
   */
  readonly placement?: LabelPlacement | readonly LabelPlacement[];
  /** Colour of the outline around the text. @defaultValue the theme's */
  readonly haloColor?: string;
  /** Font size in CSS pixels. @defaultValue `13` */
  readonly size?: number;
  /** Weight of the font, 100 to 900. @defaultValue `500` */
  readonly weight?: number;
  /** Width in CSS pixels at which text wraps. @defaultValue `110` */
  readonly maxWidth?: number;
  /** Lines at most; a longer text ends in an ellipsis. @defaultValue `3` */
  readonly maxLines?: number;
  /** CSS pixels that must be free around it before it appears. @defaultValue `4` */
  readonly margin?: number;
  /** Hidden below this zoom level. @defaultValue `-Infinity` */
  readonly minZoom?: number;
  /** Hidden above this zoom level. @defaultValue `Infinity` */
  readonly maxZoom?: number;
  /**
   * What hides it: floors above it (`'floors'`), those and buildings and all else that is more than
   * 2 m in front of it (`'hide'`), or nothing (`'show'`).
   * @defaultValue `'floors'`
   */
  readonly occlusion?: 'floors' | 'hide' | 'show';
  /** Whether it takes part at all; it may still lack room. @defaultValue `true` */
  readonly visible?: boolean;
};

/** Label options with the defaults applied. */
export type SettledLabelOptions = LabelOptions & typeof LABEL_DEFAULTS;

export const LABEL_DEFAULTS: Required<
  Omit<LabelOptions, 'text' | 'icon' | 'iconBackground' | 'placement' | 'color' | 'haloColor'>
> = {
  rank: 'medium',
  iconSize: 22,
  size: 13,
  weight: 500,
  maxWidth: 110,
  maxLines: 3,
  margin: 4,
  opacity: 1,
  minZoom: -Infinity,
  maxZoom: Infinity,
  interactive: false,
  occlusion: 'floors',
  visible: true,
};

/** Events of one label, by name. Only interactive labels have them. */
export type LabelEvents = {
  /** The user clicked or tapped it. */
  click: PointerHits;
};

/**
 * A text or icon on the map.
 *
 * @example
 * const label = map.labels.add(shop, { text: 'Sale', rank: 'always', interactive: true });
 * label.on('click', () => label.update({ color: '#c92a2a' }));
 * label.remove();
 */
export interface Label {
  /** Names the label among those of a map. */
  readonly id: string;
  /** What it was added to. */
  readonly target: LabelTarget;
  /** What it says now, in the language of the map. */
  readonly text: string;
  /** Whether it has a place on the screen now. */
  readonly isShown: boolean;
  /** Changes what is given and leaves the rest. */
  update(change: LabelOptions): void;
  /** Calls the listener at each event of this name, until the returned function is called. */
  on<K extends keyof LabelEvents>(
    name: K,
    listener: (payload: LabelEvents[K]) => void,
  ): Unsubscribe;
  /** Takes it off the map. */
  remove(): void;
}

/** What gets a label by itself, and how it looks. */
export type AutomaticLabelOptions = {
  /** Icons: logos of locations, else icons of their categories. @defaultValue `'all'` */
  readonly icons?: 'all' | 'logos' | 'none';
  /** Whether spaces that belong to no location are labelled with their own name. @defaultValue `true` */
  readonly spaces?: boolean;
  /** Changes the options of single labels; `'none'` leaves the label out. */
  readonly options?: (place: LabelledPlace) => LabelOptions | 'none' | undefined;
};

/** An element that gets a label by itself. */
export type LabelledPlace = {
  /** Where the label stands. */
  readonly element: GeometryElement;
  /** The location whose name it shows; `undefined` where it is the element's own. */
  readonly location: Location | undefined;
  /** The building whose name it shows, as long as another one is looked into. */
  readonly facade?: Facade;
};

/** Labels that were made together. */
export type LabelGroup = {
  /** The labels, in the order of their targets. */
  readonly labels: readonly Label[];
  /** Takes all of them off the map. */
  remove(): void;
};

/**
 * Labels of a map: text and icons that share the screen with markers by rank and never cover each
 * other.
 *
 * @example
 * const label = map.labels.add(bakery, { text: 'Fresh bread', rank: 'high', interactive: true });
 * label.on('click', () => label.update({ text: 'Sold out' }));
 */
export interface Labels {
  /** Adds a label. */
  add(target: LabelTarget, options?: LabelOptions): Label;
  /**
   * Adds many labels at once, with the same options or each with its own. Locations that have no
   * place on the map are left out.
   */
  addAll<T extends LabelTarget>(
    targets: Iterable<T>,
    options?: LabelOptions | ((target: T) => LabelOptions),
  ): LabelGroup;
  /**
   * Labels the venue's places: locations and named spaces, ranked by importance and size, with logos
   * and icons, in the language of the map. Maps do it by themselves unless they are shown with
   * `labels: false`; calling it again replaces those labels.
   */
  addAutomatic(options?: AutomaticLabelOptions): LabelGroup;
  /** All labels on the map. */
  readonly all: readonly Label[];
  /** Takes all labels off the map. */
  removeAll(): void;
}

declare module '../../kernel/hits.ts' {
  interface HitTargets {
    /** A label. */
    label: Label;
  }
}
