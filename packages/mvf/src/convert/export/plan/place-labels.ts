import { polygonArea, polygonCentroid, type Point } from '@brand/geo';
import type { ShapeFacts } from '../floor-facts.ts';
import { BoxGrid } from './box-grid.ts';
import { paintOf, type ShapeContext } from './draw-shapes.ts';
import { ICON_SIZE, type SymbolSheet } from './embed-image.ts';
import { fitLabel, LINE_HEIGHT, type FittedLabel, type LabelRequest } from './fit-label.ts';
import { categoryGlyph, drawGlyph, type Glyph } from './glyphs.ts';
import { createObstacleFinder, type ObstacleFinder } from './obstacle-finder.ts';
import { boxRing, isBoxInside, type PageBox } from './page-box.ts';
import type { Directory } from './list-directory.ts';
import type { PageShape } from './page-shape.ts';
import type { PlanTheme } from './plan-theme.ts';
import { escapeXml, svgElement, svgNumber } from './svg-element.ts';
import { textWidth } from './text-metrics.ts';

/** Context for placing labels. */
export type LabelContext = ShapeContext & {
  readonly images: SymbolSheet;
  /** Half the width of a usual wall, in pixels. */
  readonly wallInset: number;
  readonly sizes: LabelSizes;
  /** Replaces names with the numbers of a directory. */
  readonly directory?: Directory | undefined;
  /** Whether shapes without a number are named. */
  readonly hasNames: boolean;
};

/** Font sizes of labels. */
export type LabelSizes = {
  /** Minimum font size, in pixels. Names that would fit only below it are omitted. */
  readonly smallest: number;
  /** Maximum font size, in pixels, which names in the largest rooms have. */
  readonly largest: number;
};

export const LABEL_SIZES: LabelSizes = { smallest: 6, largest: 15 };

/** Shares of the largest font. */
const SMALL_ROOM = 0.5;
const NARROW_ROOM = 2 / 3;
const POINT = 8 / 15;
const NUMBER = 9 / 15;
const MIN_NUMBER_SIZE = 5.5 / 15;
const POINT_BADGE = 13;
// More rooms with a name do not fit on a page, unless they lie on top of each other.
const MAX_ROOM_LABELS = 5000;

/**
 * Draws names in rooms and beside points. Rooms go first, the large ones before the small. A label
 * that would cover another, or one of the taken boxes, is omitted; areas of doors are avoided if
 * possible. With a directory, its numbers replace names.
 */
export function drawLabels(
  shapes: readonly PageShape[],
  context: LabelContext,
  taken: { readonly boxes: readonly PageBox[]; readonly sweeps: readonly Point[][] },
): string {
  const boxes = new BoxGrid(taken.boxes);
  const drawn: string[] = [];
  const claim = (box: PageBox): boolean => {
    if (boxes.overlaps(box)) return false;
    boxes.add(box);
    return true;
  };
  const findObstacles = createObstacleFinder(shapes, [
    ...taken.sweeps,
    ...taken.boxes.map(boxRing),
  ]);
  const rooms = shapes
    .filter(({ polygons, facts }) => polygons.length > 0 && textsAt(facts, context).length > 0)
    .map((shape) => ({ shape, ...largestPolygon(shape) }))
    .toSorted((a, b) => b.area - a.area)
    .slice(0, MAX_ROOM_LABELS);
  for (const { shape, polygon, area } of rooms) {
    const label = drawRoomLabel(shape, { polygon, area, context, claim, findObstacles });
    if (label) drawn.push(label);
  }
  for (const shape of shapes) {
    if (shape.points[0]) drawn.push(drawPoint(shape, shape.points[0], context, claim));
  }
  const font = { 'text-anchor': 'middle', 'font-weight': 500 };
  const content = drawn.filter(Boolean);
  return content.length > 0 ? svgElement('g', font, content) : '';
}

function textsAt(facts: ShapeFacts, { directory, hasNames }: LabelContext): string[] {
  const number = directory?.textAt(facts);
  if (number !== undefined) return [number];
  return hasNames ? labelTexts(facts) : [];
}

/** Returns the candidate texts of a shape, the best first. Empty for shapes without a name. */
export function labelTexts({ places, details }: ShapeFacts): string[] {
  const names = [...new Set(places.flatMap((place) => place.details.name?.trim() || []))];
  const shortNames = places.flatMap((place) => place.details.shortName?.trim() || []);
  const all = names.length > 2 ? [`${names[0]} +${names.length - 1}`] : [names.join(' · ')];
  const own = [details.name, details.shortName].flatMap((text) => text?.trim() ?? []);
  return [...new Set([...all, ...names.slice(0, 1), ...shortNames, ...own])].filter(Boolean);
}

type RoomLabel = {
  readonly polygon: readonly Point[][];
  readonly area: number;
  readonly context: LabelContext;
  readonly claim: (box: PageBox) => boolean;
  readonly findObstacles: ObstacleFinder;
};

function drawRoomLabel(shape: PageShape, room: RoomLabel): string | undefined {
  const { facts } = shape;
  const { polygon, area, context, claim, findObstacles } = room;
  const texts = textsAt(facts, context);
  if (texts.length === 0 || facts.style?.hidden) return undefined;
  if (context.directory?.textAt(facts) !== undefined) return drawNumber(shape, room, texts);
  const icon = findIcon(facts, context.images);
  const { smallest, largest } = context.sizes;
  const bySize = Math.round(Math.sqrt(area) * 0.2 * (largest / LABEL_SIZES.largest)) / 2;
  const maxFontSize = Math.min(largest, Math.max(largest * SMALL_ROOM, bySize));
  const isNarrow = facts.kind === 'hallway' || facts.kind === 'area';
  const wish = {
    texts,
    hasIcon: icon !== undefined && !isNarrow,
    maxFontSize: isNarrow ? Math.min(largest * NARROW_ROOM, maxFontSize) : maxFontSize,
    minFontSize: smallest,
    inset: context.wallInset,
  };
  const label = fitAround(polygon, findObstacles(shape, polygon), wish);
  if (!label || !claim(label.box)) return undefined;
  const ground = groundOf(shape, context);
  const color = isNarrow ? context.theme.muted : context.theme.textOn(ground);
  const halo = isNarrow ? undefined : ground;
  return drawFitted(label, { color, halo, theme: context.theme, ...(icon && { icon }) });
}

function groundOf(shape: PageShape, context: LabelContext): string {
  const paint = paintOf(shape, context);
  return paint && paint.opacity > 0.4 ? paint.fill : context.theme.footprint;
}

/**
 * Draws a number. All numbers have one size if their rooms permit it, because they are read
 * together with a list.
 */
function drawNumber(
  shape: PageShape,
  { polygon, context, claim, findObstacles }: RoomLabel,
  texts: readonly string[],
): string | undefined {
  const { largest } = context.sizes;
  const wish = {
    texts,
    hasIcon: false,
    maxFontSize: largest * NUMBER,
    minFontSize: largest * MIN_NUMBER_SIZE,
    inset: context.wallInset,
  };
  const small = [1, 0.75].map((share) =>
    centerNumber(polygon, texts[0]!, wish.minFontSize * share),
  );
  const fitted = fitAround(polygon, findObstacles(shape, polygon), wish);
  const label = [...(fitted ? [fitted] : []), ...small].find(({ box }) => claim(box));
  if (!label) return undefined;
  context.directory?.markDrawn(shape.facts);
  const ground = groundOf(shape, context);
  const { theme } = context;
  return drawFitted(label, { color: theme.textOn(ground), halo: ground, theme, weight: 600 });
}

/**
 * Centres the number in a room that is smaller than it, because without the number an entry of the
 * directory would lead nowhere.
 */
function centerNumber(polygon: readonly Point[][], text: string, fontSize: number): FittedLabel {
  const size = { width: textWidth(text) * fontSize, height: LINE_HEIGHT * fontSize };
  const box = { ...polygonCentroid(polygon), ...size };
  return { lines: [text], fontSize, iconSize: 0, isUpright: false, box };
}

// Labels over furniture are better than small print, up to this ratio of the size.
const MIN_MOVED_RATIO = 0.75;

/** Fits the label beside the furniture, or over it if the room would be too full. */
function fitAround(
  polygon: readonly Point[][],
  obstacles: readonly Point[][],
  wish: LabelRequest,
): FittedLabel | undefined {
  const over = fitLabel(polygon, wish);
  if (!over || isBoxInside(over.box, [...polygon, ...obstacles])) return over;
  const minFontSize = Math.max(wish.minFontSize, over.fontSize * MIN_MOVED_RATIO);
  const texts = wish.texts.filter((text) => text === over.lines.join(' '));
  return fitLabel([...polygon, ...obstacles], { ...wish, texts, minFontSize }) ?? over;
}

function drawFitted(
  label: FittedLabel,
  look: {
    readonly color: string;
    readonly halo: string | undefined;
    readonly theme: PlanTheme;
    readonly icon?: Icon;
    readonly weight?: number;
  },
): string {
  const { lines, fontSize, iconSize, isUpright, box } = label;
  const height = lines.length * LINE_HEIGHT * fontSize + iconSize;
  const top = box.y - height / 2;
  // Text is placed on its base line, about 0.82 em below the top of the line.
  const baseline = top + iconSize + (0.82 + (LINE_HEIGHT - 1) / 2) * fontSize;
  const text = drawText(lines, {
    x: box.x,
    y: baseline,
    'font-size': fontSize,
    'font-weight': look.weight,
    fill: look.color,
    ...haloOf(look.halo),
    transform: isUpright ? `rotate(-90 ${box.x.toFixed(2)} ${box.y.toFixed(2)})` : undefined,
  });
  if (!look.icon || iconSize === 0) return text;
  const size = iconSize * 0.86;
  const at = { x: box.x, y: top + size / 2, size, color: look.color };
  return drawIcon(look.icon, at, look.theme.plate) + text;
}

function haloOf(color: string | undefined): Record<string, string | number> {
  if (color === undefined) return {};
  return {
    stroke: color,
    'stroke-width': 2.2,
    'stroke-opacity': 0.75,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
}

function drawText(
  lines: readonly string[],
  attributes: Record<string, string | number | undefined> & { x: number; 'font-size': number },
): string {
  const [first = '', ...others] = lines;
  if (others.length === 0) return svgElement('text', attributes, [escapeXml(first)]);
  const dy = attributes['font-size'] * LINE_HEIGHT;
  const { x } = attributes;
  return svgElement('text', attributes, [
    escapeXml(first),
    ...others.map((line) => svgElement('tspan', { x, dy }, [escapeXml(line)])),
  ]);
}

/** An image by its id, or a built-in glyph. */
export type Icon = { readonly image: string } | { readonly glyph: Glyph };

/** Returns the image or glyph of the first category that has one. */
export function findIcon({ places }: ShapeFacts, images: SymbolSheet): Icon | undefined {
  for (const { categories } of places) {
    for (const category of categories) {
      const image = images.idOf(category.icon);
      if (image !== undefined) return { image };
      const glyph = categoryGlyph([category.name]);
      if (glyph) return { glyph };
    }
  }
  return undefined;
}

/** Draws the icon around its centre. */
export function drawIcon(
  icon: Icon,
  at: Point & { readonly size: number; readonly color: string },
  plate?: string,
): string {
  if ('glyph' in icon) return drawGlyph(icon.glyph, at);
  const { x, y, size } = at;
  const inner = plate === undefined ? size : size * 0.8;
  const corner = `${svgNumber(x - inner / 2)} ${svgNumber(y - inner / 2)}`;
  const picture = svgElement('use', {
    href: `#${icon.image}`,
    transform: `translate(${corner}) scale(${(inner / ICON_SIZE).toFixed(3)})`,
  });
  if (plate === undefined) return picture;
  const square = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  return svgElement('rect', { ...square, rx: size * 0.2, fill: plate }) + picture;
}

function drawPoint(
  shape: PageShape,
  at: Point,
  context: LabelContext,
  claim: (box: PageBox) => boolean,
): string {
  const { facts } = shape;
  const { theme, view, images } = context;
  const [text] = textsAt(facts, context);
  const isNumber = context.directory?.textAt(facts) !== undefined;
  const image = facts.symbol && images.idOf(facts.symbol.url);
  const icon: Icon | undefined = image === undefined ? findIcon(facts, images) : { image };
  const isMarked = facts.places.length > 0 || facts.symbol !== undefined;
  if (!isMarked || facts.connections.length > 0 || facts.style?.hidden) return '';
  const size = icon ? POINT_BADGE : 6;
  if (!claim({ ...at, width: size, height: size })) return '';
  const color = facts.symbol ? theme.marker : theme.badge;
  const disc = { cx: at.x, cy: at.y, r: size / 2, stroke: theme.footprint, 'stroke-width': 1 };
  let mark = svgElement('circle', { ...disc, fill: color });
  if (icon && 'image' in icon)
    mark = drawIcon(
      icon,
      { ...at, size: POINT_BADGE, color },
      facts.symbol ? undefined : theme.plate,
    );
  else if (icon) mark += drawIcon(icon, { ...at, size: size * 0.66, color: theme.onBadge });
  const fontSize = context.sizes.largest * POINT;
  const isTooSmall = !isNumber && fontSize < context.sizes.smallest;
  if (text === undefined || facts.symbol || isTooSmall) return mark;
  const width = textWidth(text) * fontSize;
  const height = LINE_HEIGHT * fontSize;
  const gap = size / 2 + 2;
  const spots = [
    { x: at.x + gap + width / 2, y: at.y },
    { x: at.x - gap - width / 2, y: at.y },
    { x: at.x, y: at.y + gap + height / 2 },
    { x: at.x, y: at.y - gap - height / 2 },
  ];
  const isOnPage = ({ x, y }: Point): boolean =>
    x > width / 2 && x < view.width - width / 2 && y > height && y < view.height - height;
  const spot = spots.find((each) => isOnPage(each) && claim({ ...each, width, height }));
  if (!spot) return mark;
  if (isNumber) context.directory?.markDrawn(facts);
  const { x } = spot;
  const y = spot.y + fontSize * 0.34;
  const weight = isNumber ? { 'font-weight': 600 } : {};
  const look = { 'font-size': fontSize, ...weight, fill: theme.ink, ...haloOf(theme.footprint) };
  return mark + drawText([text], { x, y, ...look });
}

function largestPolygon({ polygons }: PageShape): { polygon: readonly Point[][]; area: number } {
  let best: { polygon: readonly Point[][]; area: number } = { polygon: [], area: 0 };
  for (const polygon of polygons) {
    const area = polygonArea(polygon);
    if (area > best.area) best = { polygon, area };
  }
  return best;
}
