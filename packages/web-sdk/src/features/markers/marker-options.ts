import type { Annotation, Coordinate, GeometryElement, Location, RouteNode } from '@brand/venue';
import type { Rank } from '../../kernel/screen-layout.ts';
import type { MarkerAnchor, MarkerOffset } from './anchors.ts';

/** Where a marker can stand. On a space or an object it stands on its top. */
export type MarkerTarget = Coordinate | GeometryElement | Location | Annotation | RouteNode;

/** How a marker looks and behaves. */
export type MarkerOptions = {
  /**
   * What is shown. A string is shown as plain text and never read as HTML, so it may come from users.
   * For anything richer make an element; what you put into it is yours to trust.
   * @defaultValue a pin in the theme's accent colour
   */
  readonly content?: HTMLElement | string;
  /**
   * The part of the marker that stands on its place. Of several the first is taken that leaves other
   * markers and labels free.
   * @defaultValue `'bottom'`
   */
  readonly anchor?: MarkerAnchor | readonly MarkerAnchor[];
  /**
   * CSS pixels: a number keeps the marker that far away from its place in the direction of the
   * anchor, a point shifts it right and down.
   * @defaultValue `0`
   */
  readonly offset?: MarkerOffset;
  /** Who comes first where there is no room for all markers and labels. @defaultValue `'medium'` */
  readonly rank?: Rank;
  /**
   * Whether the marker gives way where there is no room for it, or is shown over what is there.
   * @defaultValue `'avoid'`
   */
  readonly collision?: 'avoid' | 'always-show';
  /** What is left of a marker that found no room: a dot, if there is room for that, or nothing. @defaultValue `'dot'` */
  readonly collapsed?: 'dot' | 'hidden';
  /** What happens while walls, rooms or other floors are between the user and the place. @defaultValue `'show'` */
  readonly occlusion?: 'hide' | 'fade' | 'show';
  /**
   * Whether it reacts to the pointer and can be reached with the keyboard, as a button. `'content'`
   * leaves both to links and fields in the content; the map then sees no clicks on it.
   * @defaultValue `false`
   */
  readonly interactive?: boolean | 'content';
  /** What screen readers call it. @defaultValue its text; for a button without text the name of its target */
  readonly title?: string;
  /**
   * BCP 47 code of the language of `title` and content, where it is not that of the page: screen
   * readers then pronounce names of the venue right.
   * @defaultValue that of the page; the venue's where it is named after its target
   */
  readonly language?: string;
  /** Markers with a higher one cover others. @defaultValue `0` */
  readonly zIndex?: number;
  /** Whether it fades in and out. Where the user asks for reduced motion it never does. @defaultValue `true` */
  readonly animated?: boolean;
  /** Whether it takes part at all; it may still lack room. @defaultValue `true` */
  readonly visible?: boolean;
  /** Hidden below this zoom level. @defaultValue `-Infinity` */
  readonly minZoom?: number;
  /** Hidden above this zoom level. @defaultValue `Infinity` */
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
