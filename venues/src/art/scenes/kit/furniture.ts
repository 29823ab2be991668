import { disc, fill, line, oval, rect, short, type Point } from '../../svg-elements.ts';
import { boxes } from './shapes.ts';
import { INK, PAPER, SKY, WOOD, type SceneContext } from './scene-context.ts';

/** A ceiling lamp of a length. */
export const pendant = (stage: SceneContext, x: number, length: number): string =>
  line(INK, 2, `M${x} 0v${length - 18}`) +
  fill(stage.accent, `M${x - 22} ${length}a22 20 0 0 1 44 0z`) +
  fill('#fff3c4', `M${x - 9} ${length}a9 8 0 0 0 18 0z`);

/** A round table on one leg, its top at a point. */
export const roundTable = (color: string, [x, y]: Point, [radius, height]: Point): string =>
  line(INK, 5, `M${x} ${y}v${height}M${x - radius / 2} ${y + height}h${radius}`) +
  oval(color, [x, y], [radius, Math.max(6, radius / 6)]);

/** A chair seen from the side, its seat at a point; it faces right unless mirrored. */
export const chair = (color: string, [x, y]: Point, mirrored = false): string => {
  const way = mirrored ? -1 : 1;
  return (
    line(color, 7, `M${x - 16 * way} ${y - 46}l${3 * way} 46h${32 * way}`) +
    line(INK, 4, `M${x - 12 * way} ${y + 4}l${-3 * way} 34M${x + 16 * way} ${y + 4}l${3 * way} 34`)
  );
};

/** An armchair or, if wider, a sofa, by the centre of its foot. */
export const sofa = (color: string, dark: string, [x, y]: Point, width: number): string =>
  boxes(INK, [
    [x - width / 2 + 8, y - 8, 6, 8],
    [x + width / 2 - 14, y - 8, 6, 8],
  ]) +
  rect(color, [x - width / 2 + 6, y - 84], [width - 12, 70], 14) +
  rect(dark, [x - width / 2 + 10, y - 44], [width - 20, 26], 8) +
  rect(color, [x - width / 2 - 4, y - 56], [20, 48], 9) +
  rect(color, [x + width / 2 - 16, y - 56], [20, 48], 9);

export const windowPane = (
  stage: SceneContext,
  [x, y]: Point,
  [width, height]: Point,
  view = '',
): string =>
  rect(SKY, [x, y], [width, height]) +
  view +
  line(
    PAPER,
    6,
    `M${x} ${y}h${width}v${height}h${-width}zM${short(x + width / 2)} ${y}v${height}`,
  ) +
  rect(stage.pale, [x - 8, y + height], [width + 16, 8], 3);

/** Books on a shelf, spine by spine, up to a width. */
export function books(stage: SceneContext, [x, y]: Point, [width, height]: Point): string {
  const colors = [stage.main, stage.accent, stage.rich, stage.deep, PAPER];
  const shelves = colors.map((): [number, number, number, number][] => []);
  for (let left = x; left < x + width - 15;) {
    const thick = stage.between(8, 15);
    const tall = height - stage.between(2, 12);
    shelves[stage.between(0, colors.length - 1)]?.push([left, y - tall, thick - 1, tall]);
    left += thick + (stage.between(0, 9) === 0 ? 10 : 0);
  }
  return shelves
    .map((list, index) => (list.length === 0 ? '' : boxes(colors[index] ?? INK, list)))
    .join('');
}

/** A screen with its foot at a point. */
export const screen = (glow: string, [x, y]: Point, [width, height]: Point): string =>
  boxes(INK, [
    [x - 3, y - 14, 6, 14],
    [x - 14, y - 3, 28, 3],
  ]) +
  rect(INK, [x - width / 2, y - 12 - height], [width, height], 4) +
  rect(glow, [x - width / 2 + 4, y - 8 - height], [width - 8, height - 8], 2);

/** A cup with steam, by its foot. */
export const cup = (color: string, [x, y]: Point): string =>
  fill(color, `M${x - 8} ${y - 12}h16v5a7 7 0 0 1-7 7h-2a7 7 0 0 1-7-7z`) +
  line(color, 2.5, `M${x + 8} ${y - 9}q7 2 0 6M${x - 2} ${y - 17}q-3-3 0-6t0-6`);

/** A floor lamp with a shade, by its foot. */
export const floorLamp = (stage: SceneContext, [x, y]: Point, height: number): string =>
  line(INK, 4, `M${x} ${y}v${-height}M${x - 16} ${y}h32`) +
  fill(stage.accent, `M${x - 16} ${y - height - 30}h32l12 36h-56z`) +
  disc('#fff3c4', [x, y - height + 8], 5);

/** A long table or counter: a top with two trestles, by the left end of its top. */
export const table = ([x, y]: Point, [width, height]: Point, color: string = WOOD): string =>
  line(INK, 5, `M${x + 16} ${y + 6}v${height - 6}M${x + width - 16} ${y + 6}v${height - 6}`) +
  rect(color, [x, y], [width, 9], 4);
