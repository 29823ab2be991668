import type { Look } from '../../kernel/look.ts';
import type { AnimationOptions } from '../../kernel/motion.ts';

/** A part of a path in another colour. */
export type PathHighlight = {
  /** Share of the path at which it begins, 0 to 1. */
  readonly from: number;
  /** Share of the path at which it ends, 0 to 1. */
  readonly to: number;
  /** A CSS hex colour. */
  readonly color: string;
};

/** How a path looks. */
export type PathStyle = Look & {
  /** A CSS hex colour. @defaultValue the theme's */
  readonly color: string;
  /** Colour of the border and of arrows. @defaultValue the theme's */
  readonly accentColor: string;
  /** Width in metres. @defaultValue `0.9` */
  readonly width: number;
  /** Never thinner than this many CSS pixels. @defaultValue `8` */
  readonly minWidthPixels: number;
  /** Metres above the floor. @defaultValue `0.3` */
  readonly altitude: number;
  /** How the line is filled. @defaultValue `'solid'` */
  readonly pattern: 'solid' | 'dashed' | 'arrows';
  /** Whether arrows move along the path. They stand still under reduced motion. @defaultValue `false` */
  readonly animated: boolean;
  /** How much of it shines through what hides it, 0 to 1. @defaultValue `0.35` */
  readonly xrayOpacity: number;
  /** Share of the path that is drawn, from its start, 0 to 1. @defaultValue `1` */
  readonly drawn: number;
  /** Share of the path that lies behind, 0 to 1. @defaultValue `0` */
  readonly travelled: number;
  /** Colour of the part that lies behind. @defaultValue `'#9aa3af'` */
  readonly travelledColor: string;
  /** A part in another colour, such as a step of instructions; `undefined` for none. @defaultValue none */
  readonly highlight: PathHighlight | undefined;
};

/** How a path is drawn, at first and from then on. */
export type PathOptions = Partial<PathStyle> & {
  /** Draws the path gradually, from its start. Not given: at once. */
  readonly draw?: AnimationOptions;
};
