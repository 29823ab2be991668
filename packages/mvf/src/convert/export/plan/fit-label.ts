import polylabel from 'polylabel';
import { bboxOfPoints, polygonCentroid, type Point } from '@brand/geo';
import { centerBox, isBoxInside, type PageBox } from './page-box.ts';
import { wrapInTwoLines, textWidth } from './text-metrics.ts';

/** A label with its position. */
export type FittedLabel = {
  readonly lines: readonly string[];
  readonly fontSize: number;
  /** Edge length of the icon above the text, or 0 for none. */
  readonly iconSize: number;
  /** Whether the text runs upwards, as in a narrow deep room. */
  readonly isUpright: boolean;
  /** Area covered on the page. */
  readonly box: PageBox;
};

export type LabelRequest = {
  /** Candidate texts, the best first. A shorter text is used if the first does not fit. */
  readonly texts: readonly string[];
  readonly hasIcon: boolean;
  /** Maximum font size, in pixels. */
  readonly maxFontSize: number;
  readonly minFontSize: number;
  /** Distance that walls reach into the polygon, in pixels. @defaultValue 0 */
  readonly inset?: number;
};

type Layout = {
  readonly lines: readonly string[];
  readonly hasIcon: boolean;
  readonly isUpright: boolean;
  /** Size of the block at font size 1. */
  readonly width: number;
  readonly height: number;
};

/** Distance between base lines, and edge of the icon, in em. */
export const LINE_HEIGHT = 1.16;
export const ICON_EM = 1.7;

// Half an em around the block keeps letters off the walls.
const PADDING_EM = 0.5;
const FONT_STEP = 0.5;
// Labels below this ratio of the requested size first try other layouts.
const MIN_GOOD_RATIO = 0.9;

/**
 * Returns the largest place for a label inside the polygon, or `undefined` if even the smallest
 * text does not fit.
 *
 * Idea: for a block of given proportions, squash the polygon by them; the point farthest from its
 * walls (the pole of inaccessibility) is then the middle of the largest free area for that block.
 * There the font shrinks in steps until the block is inside. Layouts are one line, two lines, and
 * both turned upright; the icon is removed first when space is short. Cost: at most eight searches
 * of the pole.
 */
export function fitLabel(
  polygon: readonly (readonly Point[])[],
  wish: LabelRequest,
): FittedLabel | undefined {
  let best: FittedLabel | undefined;
  for (const text of wish.texts) {
    for (const layout of layoutsOf(text, wish.hasIcon)) {
      const isBetter = (size: number): boolean => size > (best?.fontSize ?? 0) + FONT_STEP;
      const found = fitLayout(polygon, layout, wish, isBetter);
      if (found) best = found;
      if (best && best.fontSize >= wish.maxFontSize * MIN_GOOD_RATIO) return best;
    }
    if (best) return best;
  }
  return best;
}

function layoutsOf(text: string, hasIcon: boolean): Layout[] {
  const broken = wrapInTwoLines(text);
  const layouts: Layout[] = [];
  for (const icon of hasIcon ? [true, false] : [false]) {
    for (const lines of broken ? [[text], broken] : [[text]]) {
      const width = Math.max(...lines.map(textWidth), icon ? ICON_EM : 0) + PADDING_EM;
      const height = lines.length * LINE_HEIGHT + (icon ? ICON_EM : 0) + PADDING_EM;
      layouts.push({ lines, hasIcon: icon, isUpright: false, width, height });
    }
  }
  // Sideways text is a last resort, without an icon, which would be turned too.
  const upright = layouts
    .filter((layout) => !layout.hasIcon && layout.width > 1.5 * layout.height)
    .map((layout) => ({
      ...layout,
      isUpright: true,
      width: layout.height,
      height: layout.width,
    }));
  return [...layouts, ...upright];
}

function fitLayout(
  polygon: readonly (readonly Point[])[],
  layout: Layout,
  wish: LabelRequest,
  isWorthIt: (fontSize: number) => boolean,
): FittedLabel | undefined {
  const inset = wish.inset ?? 0;
  const roomiest = poleOfInaccessibility(polygon, layout.width / layout.height, wish.minFontSize);
  if (!roomiest) return undefined;
  // In a simple room many positions are equally good, and people expect the centre.
  const centres = [polygonCentroid(polygon), roomiest];
  for (const fontSize of fontSizes(wish)) {
    if (!isWorthIt(fontSize)) return undefined;
    for (const centre of centres) {
      const size = { width: layout.width * fontSize, height: layout.height * fontSize };
      const room = { ...centre, width: size.width + inset * 2, height: size.height + inset * 2 };
      if (!isBoxInside(room, polygon)) continue;
      const box = { ...(centre === roomiest ? centerBox(room, polygon) : centre), ...size };
      const { lines, isUpright } = layout;
      const iconSize = layout.hasIcon ? ICON_EM * fontSize : 0;
      return { lines, fontSize, iconSize, isUpright, box };
    }
  }
  return undefined;
}

function* fontSizes({ maxFontSize, minFontSize }: LabelRequest): Generator<number> {
  for (let size = maxFontSize; size >= minFontSize; size -= FONT_STEP) yield size;
}

/** Returns the pole of inaccessibility for a box of the proportions, or `undefined` in slivers. */
export function poleOfInaccessibility(
  polygon: readonly (readonly Point[])[],
  widthToHeight: number,
  minSize: number,
): Point | undefined {
  const [minX, minY, maxX, maxY] = bboxOfPoints(polygon[0] ?? []);
  const extent = Math.min((maxX - minX) / widthToHeight, maxY - minY);
  // The search covers the polygon with squares of this edge, and a sliver would need millions of
  // them.
  if (!(extent > minSize)) return undefined;
  const squashed = polygon.map((ring) =>
    ring.map(({ x, y }): [number, number] => [x / widthToHeight, y]),
  );
  const [x, y] = polylabel(squashed, Math.min(1, extent / 20));
  return { x: x * widthToHeight, y };
}
