import { picture, rect } from '../svg-elements.ts';
import type { Motif } from './motif-names.ts';

export { MOTIFS, type Motif } from './motif-names.ts';

/** Ground, mark and optional accent of a logo, as `#rrggbb`. */
export type LogoColors = readonly [string, string] | readonly [string, string, string];

/** What a logo says and shows. */
export type LogoOptions = {
  /** The name: written whole up to ten characters, by its initials beyond. */
  readonly text: string;
  /** The brand mark. */
  readonly motif: Motif;
  /** Ground, mark and accent. */
  readonly colors: LogoColors;
};

/** Draws the logo of an invented brand, 128 × 128, as SVG text. */
export const logo = ({ colors }: LogoOptions): string =>
  picture([128, 128], rect(colors[0], [0, 0], [128, 128], 28));
