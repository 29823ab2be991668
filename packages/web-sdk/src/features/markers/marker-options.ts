import type { Annotation, Coordinate, GeometryElement, Location, RouteNode } from '@brand/venue';
import type { Rank } from '../../kernel/screen-layout.ts';
import type { MarkerAnchor, MarkerOffset } from './anchors.ts';

/** Position of a marker. On a space or an object, the marker is placed on its top. */
export type MarkerTarget = Coordinate | GeometryElement | Location | Annotation | RouteNode;

/** Appearance and behaviour of a marker. */
export type MarkerOptions = {
  /**
   * Content of the marker. A string is shown as plain text and never parsed as HTML, so it can come
   * from users. For anything richer, pass an element. You are responsible for the safety of its
   * content.
   * @defaultValue a pin in the theme's accent colour
   */
  readonly content?: HTMLElement | string;
  /**
   * Part of the marker that touches its position. If you pass a list, the marker uses the first
   * anchor at which it overlaps no other marker or label.
   * @defaultValue `'bottom'`
   */
  readonly anchor?: MarkerAnchor | readonly MarkerAnchor[];
  /**
   * Distance of the marker from its position, in CSS pixels. A number moves the marker away from
   * the position in the direction of the anchor. A point shifts it right and down.
   * @defaultValue `0`
   */
  readonly offset?: MarkerOffset;
  /**
   * Collision priority. If markers and labels compete for space, the one with the higher rank is
   * shown.
   * @defaultValue `'medium'`
   */
  readonly rank?: Rank;
  /**
   * Behaviour if there is no free space for the marker. `'avoid'` hides or collapses the marker,
   * `'always-show'` shows it on top of what is there.
   * @defaultValue `'avoid'`
   */
  readonly collision?: 'avoid' | 'always-show';
  /**
   * Appearance of a marker that has no free space. `'dot'` shows a dot if there is space for one,
   * and `'hidden'` shows nothing.
   * @defaultValue `'dot'`
   */
  readonly collapsed?: 'dot' | 'hidden';
  /**
   * Behaviour while walls, rooms or other floors are in front of the marker's position. `'hide'`
   * hides the marker, `'fade'` makes it translucent, and `'show'` keeps it visible.
   * @defaultValue `'show'`
   */
  readonly occlusion?: 'hide' | 'fade' | 'show';
  /**
   * Whether the marker responds to the pointer and works as a button for the keyboard. With
   * `'content'`, links and fields in the content handle both, and the map receives no clicks from
   * it.
   * @defaultValue `false`
   */
  readonly interactive?: boolean | 'content';
  /**
   * Name of the marker for screen readers.
   * @defaultValue its text; for a button without text the name of its target
   */
  readonly title?: string;
  /**
   * BCP 47 code of the language of `title` and content, if it differs from the page's language, so
   * that screen readers pronounce the venue's names correctly.
   * @defaultValue the page's language; the venue's if the marker is named after its target
   */
  readonly language?: string;
  /** Stacking order. A marker with a higher value covers the others. @defaultValue `0` */
  readonly zIndex?: number;
  /**
   * Whether the marker fades in and out. If the user prefers reduced motion, it never fades.
   * @defaultValue `true`
   */
  readonly animated?: boolean;
  /**
   * Whether the marker takes part in the layout. It can still be hidden for lack of space.
   * @defaultValue `true`
   */
  readonly visible?: boolean;
  /** Minimum zoom level at which the marker is shown. @defaultValue `-Infinity` */
  readonly minZoom?: number;
  /** Maximum zoom level at which the marker is shown. @defaultValue `Infinity` */
  readonly maxZoom?: number;
  /** Classes for the marker's element, separated by spaces. @defaultValue `''` */
  readonly className?: string;
};

export const MARKER_DEFAULTS: Readonly<
  Required<Omit<MarkerOptions, 'content' | 'title' | 'language'>>
> = {
  anchor: 'bottom',
  offset: 0,
  rank: 'medium',
  collision: 'avoid',
  collapsed: 'dot',
  occlusion: 'show',
  interactive: false,
  zIndex: 0,
  animated: true,
  visible: true,
  minZoom: -Infinity,
  maxZoom: Infinity,
  className: '',
};
