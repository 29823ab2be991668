import { seededRandom } from '@brand/geo';
import { blend, shade, tint } from '../../blend.ts';

/** Wall or sky, main colour and accent of an illustration, as `#rrggbb`. */
export type SceneColors = readonly [string, string, string];

/** Random choices that are the same for the same seed. */
export type SeededChoices = {
  /** A random integer between two bounds, both inclusive. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <const L extends readonly unknown[]>(list: L) => L[number];
};

/** Palette and random source of a scene. */
export type SceneContext = SeededChoices & {
  /** Wall or sky colour. */
  readonly wall: string;
  /** Lighter wall colour, for windows and panels. */
  readonly pale: string;
  /** Floor colour, between wall and main colour. */
  readonly floor: string;
  /** Main colour of objects. */
  readonly main: string;
  /** Darker main colour. */
  readonly deep: string;
  /** Tint of the main colour. */
  readonly soft: string;
  readonly accent: string;
  /** Darker accent colour. */
  readonly rich: string;
  /** Leaves, in light and shadow. */
  readonly leaves: readonly [string, string];
};

/** Almost black, for the foreground. */
export const INK = '#28304d';
/** Warm white for paper, plates and coats. */
export const PAPER = '#fffaf1';
/** Wood for tables, frames and trunks. */
export const WOOD = '#b97f4f';
/** Daylight behind windows. */
export const SKY = '#cfeaf6';

/** Derives the palette and the random source of a scene. */
export function createSceneContext([wall, main, accent]: SceneColors, seed: number): SceneContext {
  // Spread, because adjacent seeds of the generator start with similar values.
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
