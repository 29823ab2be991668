import { picture, rect } from '../svg-elements.ts';
import type { FloorArtKind } from './floor-art-names.ts';

export { FLOOR_ART, type FloorArtKind } from './floor-art-names.ts';

/** What a floor picture shows and in which colours. */
export type FloorArtOptions = {
  /** Which picture. */
  readonly kind: FloorArtKind;
  /** Ground, main and accent colour as `#rrggbb`. @defaultValue a palette of the picture's own */
  readonly colors?: readonly [string, string] | readonly [string, string, string];
  /** What is written in `letter` and `runway-number`. @defaultValue "A" and "27" */
  readonly text?: string;
};

/** Draws a picture that lies on a floor, seen from above, as SVG text. */
export const floorArt = ({ colors = ['#e2e8f0', '#475569'] }: FloorArtOptions): string =>
  picture([400, 400], rect(colors[0], [0, 0], [400, 400]));
