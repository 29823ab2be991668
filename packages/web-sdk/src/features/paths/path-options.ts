import type { Look } from '../../kernel/look.ts';
import type { AnimationOptions } from '../../kernel/motion.ts';

/** A part of a path in another colour. */
export type PathHighlight = {
  /** Start of the part, as a share of the path from 0 to 1. */
  readonly from: number;
  /** End of the part, as a share of the path from 0 to 1. */
  readonly to: number;
  /** Colour of the part, as a CSS hex colour. */
  readonly color: string;
};

/** Style of a path. */
export type PathStyle = Look & {
  /** Colour of the line, as a CSS hex colour. @defaultValue the theme's */
  readonly color: string;
  /** Colour of the border and of arrows. @defaultValue the theme's */
  readonly accentColor: string;
  /** Width of the line, in metres. @defaultValue `0.9` */
  readonly width: number;
  /** Minimum width of the line, in CSS pixels. @defaultValue `8` */
  readonly minWidthPixels: number;
  /** Height of the line above the floor, in metres. @defaultValue `0.3` */
  readonly altitude: number;
  /**
   * Pattern of the line: solid, dashed, or with arrows in the direction of the path.
   * @defaultValue `'solid'`
   */
  readonly pattern: 'solid' | 'dashed' | 'arrows';
  /**
   * Whether arrows move along the path. Under reduced motion, they do not move.
   * @defaultValue `false`
   */
  readonly animated: boolean;
  /** Opacity of the parts that other objects hide, from 0 to 1. @defaultValue `0.35` */
  readonly xrayOpacity: number;
  /** Share of the path to draw, from its start, from 0 to 1. @defaultValue `1` */
  readonly drawn: number;
  /** Share of the path that is already travelled, from 0 to 1. @defaultValue `0` */
  readonly travelled: number;
  /** Colour of the part that is already travelled. @defaultValue `'#9aa3af'` */
  readonly travelledColor: string;
  /**
   * Part of the path in another colour, such as the current step of the instructions. `undefined`
   * means none.
   * @defaultValue none
   */
  readonly highlight: PathHighlight | undefined;
};

/** Style of a new path and the animation that draws it. */
export type PathOptions = Partial<PathStyle> & {
  /**
   * Animation that draws the path gradually from its start. If omitted, the path appears
   * immediately.
   */
  readonly draw?: AnimationOptions;
};
