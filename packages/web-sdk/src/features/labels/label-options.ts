import type { Coordinate, Facade, GeometryElement, Location } from '@brand/venue';
import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { PointerHits } from '../../kernel/events.ts';
import type { TextOptions } from '../../kernel/look.ts';
import type { Rank } from '../../kernel/screen-layout.ts';
import type { LabelPlacement } from './label-boxes.ts';

/** Position of a label. On a space or an object, the label is placed on its top. */
export type LabelTarget = Coordinate | GeometryElement | Location;

/** Appearance and behaviour of a label. */
export type LabelOptions = TextOptions & {
  /**
   * Collision priority. If labels and markers compete for space, the one with the higher rank is
   * shown.
   * @defaultValue `'medium'`
   */
  readonly rank?: Rank;
  /** Icon, as a URL, as the path of an asset in the venue's bundle, or as the source of an SVG. */
  readonly icon?: string;
  /** Icon to show, without a background, if `icon` cannot be loaded. @defaultValue none */
  readonly fallbackIcon?: string;
  /** Width and height of the icon, in CSS pixels. @defaultValue `22` */
  readonly iconSize?: number;
  /**
   * Colour of a disc behind the icon, which makes line icons legible on any colour.
   * @defaultValue none
   */
  readonly iconBackground?: string;
  /**
   * Position of the text, relative to the label's position or to its icon. If you pass a list, the
   * label uses the first position that is free. `'icon-only'` shows the icon without text.
   * @defaultValue `'center'`, with an icon `['bottom', 'right', 'left', 'top', 'icon-only']`
   */
  readonly placement?: LabelPlacement | readonly LabelPlacement[];
  /** Colour of the outline around the text. @defaultValue the theme's */
  readonly haloColor?: string;
  /** Font size, in CSS pixels. @defaultValue `13` */
  readonly size?: number;
  /** Font weight, from 100 to 900. @defaultValue `500` */
  readonly weight?: number;
  /** Maximum width of a line of text, in CSS pixels. Longer text wraps. @defaultValue `110` */
  readonly maxWidth?: number;
  /** Maximum number of lines. Longer text ends in an ellipsis. @defaultValue `3` */
  readonly maxLines?: number;
  /** Free space that the label needs around it, in CSS pixels. @defaultValue `4` */
  readonly margin?: number;
  /** Minimum zoom level at which the label is shown. @defaultValue `-Infinity` */
  readonly minZoom?: number;
  /** Maximum zoom level at which the label is shown. @defaultValue `Infinity` */
  readonly maxZoom?: number;
  /**
   * Objects that hide the label: floors above it (`'floors'`); floors, buildings and anything else
   * more than 2 m in front of it (`'hide'`); or none (`'show'`).
   * @defaultValue `'floors'`
   */
  readonly occlusion?: 'floors' | 'hide' | 'show';
  /**
   * Whether the label takes part in the layout. It can still be hidden for lack of space.
   * @defaultValue `true`
   */
  readonly visible?: boolean;
};

/** Label options with the defaults applied. */
export type SettledLabelOptions = LabelOptions & typeof LABEL_DEFAULTS;

export const LABEL_DEFAULTS: Required<
  Omit<
    LabelOptions,
    'text' | 'icon' | 'fallbackIcon' | 'iconBackground' | 'placement' | 'color' | 'haloColor'
  >
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

/** Events of one label, by name. Only interactive labels emit them. */
export type LabelEvents = {
  /** Fires when the user clicks or taps the label. */
  click: PointerHits;
};

/**
 * A text or an icon on the map.
 *
 * @example
 * const label = map.labels.add(shop, { text: 'Sale', rank: 'always', interactive: true });
 * label.on('click', () => label.update({ color: '#c92a2a' }));
 * label.remove();
 */
export interface Label {
  /** Id of the label, unique within the map. */
  readonly id: string;
  /** Target that the label was added to. */
  readonly target: LabelTarget;
  /** Current text of the label, in the map's language. */
  readonly text: string;
  /** Whether the label is currently shown. */
  readonly isShown: boolean;
  /** Changes the given options. All other options keep their values. */
  update(change: LabelOptions): void;
  /** Calls the listener each time this event fires, until you call the returned function. */
  on<K extends keyof LabelEvents>(
    name: K,
    listener: (payload: LabelEvents[K]) => void,
  ): Unsubscribe;
  /** Removes the label from the map. */
  remove(): void;
}

/** Selection and appearance of the labels that are added automatically. */
export type AutomaticLabelOptions = {
  /**
   * Icons of the labels. `'all'` shows the logos of locations, otherwise their own icons or those
   * of their categories, otherwise the SDK's icons for stairs, lifts, restrooms and similar places.
   * `'logos'` shows only logos, and `'none'` no icons.
   * @defaultValue `'all'`
   */
  readonly icons?: 'all' | 'logos' | 'none';
  /** Whether spaces without a location are labelled with their own name. @defaultValue `true` */
  readonly spaces?: boolean;
  /** Returns options for a single label, or `'none'` to leave the label out. */
  readonly options?: (place: LabelledPlace) => LabelOptions | 'none' | undefined;
};

/** An element that is labelled automatically. */
export type LabelledPlace = {
  /** Element that carries the label. */
  readonly element: GeometryElement;
  /** Location whose name the label shows. `undefined` if the label shows the element's own name. */
  readonly location: Location | undefined;
  /** Building whose name the label shows while the user looks into another building. */
  readonly facade?: Facade;
};

/** Labels that were created together. */
export type LabelGroup = {
  /** The labels, in the order of their targets. */
  readonly labels: readonly Label[];
  /** Removes all labels of the group from the map. */
  remove(): void;
};

/**
 * Labels of a map: text and icons that share the screen with markers by rank and never overlap.
 *
 * @example
 * const label = map.labels.add(bakery, { text: 'Fresh bread', rank: 'high', interactive: true });
 * label.on('click', () => label.update({ text: 'Sold out' }));
 */
export interface Labels {
  /** Adds a label. */
  add(target: LabelTarget, options?: LabelOptions): Label;
  /**
   * Adds many labels in one call, with shared options or with individual ones. Locations without a
   * position on the map are left out.
   */
  addAll<T extends LabelTarget>(
    targets: Iterable<T>,
    options?: LabelOptions | ((target: T) => LabelOptions),
  ): LabelGroup;
  /**
   * Labels the venue's places: locations and named spaces, ranked by importance and size, with
   * logos and icons, in the map's language. A map does this automatically unless it is created with
   * `labels: false`. Calling the method again replaces these labels.
   */
  addAutomatic(options?: AutomaticLabelOptions): LabelGroup;
  /** All labels on the map. */
  readonly all: readonly Label[];
  /** Removes all labels from the map. */
  removeAll(): void;
}

declare module '../../kernel/hits.ts' {
  interface HitTargets {
    /** A label. */
    label: Label;
  }
}
