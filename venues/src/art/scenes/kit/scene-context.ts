import { seededRandom } from '@brand/geo';
import { blend, shade, tint } from '../../blend.ts';

/** Wall or sky, main colour and accent of an illustration, as `#rrggbb`. */
export type SceneColors = readonly [string, string, string];

/** Choices that repeat for the same seed. */
export type SeededChoices = {
  /** A whole number between two bounds, both included. */
  readonly between: (least: number, most: number) => number;
  /** One of several things. */
  readonly pick: <const L extends readonly unknown[]>(list: L) => L[number];
};

/** What a scene is drawn with: its colours, shades of them, and its choices. */
export type SceneContext = SeededChoices & {
  /** Wall or sky. */
  readonly wall: string;
  /** Lighter wall, for windows and panels. */
  readonly pale: string;
  /** Floor, between wall and main colour. */
  readonly floor: string;
  /** Main colour of the things. */
  readonly main: string;
  /** Deeper main colour. */
  readonly deep: string;
  /** Lighter main colour. */
  readonly soft: string;
  readonly accent: string;
  /** Deeper accent. */
  readonly rich: string;
  /** Leaves, in light and shadow. */
  readonly leaves: readonly [string, string];
};

/** Almost black, for what stands in front of everything. */
export const INK = '#28304d';
/** Warm white for paper, plates and coats. */
export const PAPER = '#fffaf1';
/** Wood for tables, frames and trunks. */
export const WOOD = '#b97f4f';
/** Daylight behind a window. */
export const SKY = '#cfeaf6';

/** Prepares colours and choices for one scene. */
export function setStage([wall, main, accent]: SceneColors, seed: number): SceneContext {
  // The generator's neighbouring seeds begin alike; spreading them makes seeds 1 and 2 differ.
  const random = seededRandom(Math.imul(seed + 1, 0x9e3779b1));
  const between = (least: number, most: number): number =>
    least + Math.floor(random() * (most - least + 1));
  return {
    between,
    pick: (list) => list[between(0, list.length - 1)],
    wall,
    pale: tint(wall, 0.55),
    floor: blend(shade(wall, 0.12), main, 0.14),
    main,
    deep: shade(main, 0.35),
    soft: tint(main, 0.45),
    accent,
    rich: blend(accent, '#7a2e1f', 0.3),
    leaves: ['#5aa873', '#357a5b'],
  };
}
