import type { Mvf3Document } from '../../bundle/document.ts';
import { collectFloorFacts, type FloorFacts } from './floor-facts.ts';
import { drawConnections } from './plan/draw-connections.ts';
import { doorGaps, drawDoors, pageDoors } from './plan/draw-doors.ts';
import { type DrawnFloorImages, drawFloorImages } from './plan/draw-floor-images.ts';
import { drawFrame } from './plan/draw-frame.ts';
import { drawSurfaces, drawWalls, drawWindows, paintOf } from './plan/draw-shapes.ts';
import type { ShapeContext } from './plan/draw-shapes.ts';
import { describePlan } from './plan/describe-plan.ts';
import { createEmbedImage, createImageShelf, type ImageShelf } from './plan/embed-image.ts';
import { toPageGeometry, type PageShape } from './plan/page-shape.ts';
import { pathData } from './plan/path-data.ts';
import { drawLabels } from './plan/place-labels.ts';
import { planTheme } from './plan/plan-theme.ts';
import { createPlanView } from './plan/plan-view.ts';
import { escapeXml, svgElement } from './plan/svg-element.ts';
import { positionsOf } from './rfc-geometry.ts';
import { selectFloors } from './select-floors.ts';
import { finiteOr } from './unchecked.ts';

/** How `toSVG` draws a floor. */
export type ToSvgOptions = {
  /** The floor to draw. */
  readonly floorId: string;
  /** Width of the picture, in pixels. The height follows from the plan. @defaultValue 1200 */
  readonly width?: number;
  /** Free space around everything, in pixels. @defaultValue 28 */
  readonly padding?: number;
  /** Colours of the plan. @defaultValue 'light' */
  readonly theme?: 'light' | 'dark';
  /** Whether names and category pictures are drawn. @defaultValue true */
  readonly labels?: boolean;
  /** Whether title, north arrow and scale bar are drawn. @defaultValue true */
  readonly frame?: boolean;
  /**
   * Direction that is up, in degrees clockwise from north.
   * @defaultValue the natural bearing of the venue, else 0
   */
  readonly bearing?: number;
  /** The large text above the plan. @defaultValue the name of the floor */
  readonly title?: string;
  /**
   * What the ids in the picture begin with; for pages that show the same floor twice.
   * @defaultValue made from the floor id and the theme
   */
  readonly idPrefix?: string;
};

const FONT =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';
const HEADER = 52;
const FOOTER = 32;

/**
 * One floor as a printed plan: an SVG document without scripts, outside references or fonts.
 *
 * Surfaces have the colours of the venue's styles, walls their thickness, doors a gap and their
 * leaves; labels stand where their room is widest and are left out where they would not fit. The
 * same document and options always give the same text.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const svg = toSVG(document, { floorId: 'f_ground', theme: 'dark' });
 */
export function toSVG(document: Mvf3Document, options: ToSvgOptions): string {
  const [facts] = collectFloorFacts(document, selectFloors(document, options.floorId));
  const floor = facts!;
  const layout = readOptions(document, options);
  const view = createPlanView(drawnPositions(floor), layout);
  const theme = planTheme(options.theme ?? 'light');
  const shapes = floor.shapes.map((shape) => ({
    facts: shape,
    ...toPageGeometry(shape.geometry, view),
  }));
  const hasStyles = floor.shapes.some(({ style }) => style);
  const context = { view, theme, hasStyles, edgeWidth: edgeWidth(floor) };
  const texts = describePlan(document, floor, options.title);
  const prefix = layout.prefix;
  const embedImage = createEmbedImage(document);
  const images = createImageShelf(embedImage, prefix);
  const plan = drawPlan(shapes, context, {
    prefix,
    floor: drawFloorImages(document, floor.id, view, embedImage),
    labels: options.labels === false ? undefined : images,
  });
  const content = [
    svgElement('title', { id: `${prefix}title` }, [escapeXml(texts.title)]),
    svgElement('desc', { id: `${prefix}desc` }, [escapeXml(texts.description)]),
    svgElement('rect', { width: view.width, height: view.height, fill: theme.page }),
    drawFootprint(floor, context),
    plan,
    images.drawDefinitions(),
    options.frame === false
      ? ''
      : drawFrame(texts.heading, view, { theme, padding: layout.padding }),
  ];
  return svgElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${view.width} ${view.height}`,
      width: view.width,
      height: view.height,
      role: 'img',
      'aria-labelledby': `${prefix}title ${prefix}desc`,
      'font-family': FONT,
    },
    content,
  );
}

type Layout = Parameters<typeof createPlanView>[1] & { padding: number; prefix: string };

function readOptions(document: Mvf3Document, options: ToSvgOptions): Layout {
  const width = Math.max(64, finiteOr(options.width, 1200));
  const padding = Math.max(0, finiteOr(options.padding, 28));
  const hasFrame = options.frame !== false;
  const natural = document.manifest?.features?.[0]?.properties?.naturalBearing;
  const key = `plan-${options.floorId}-${options.theme ?? 'light'}-`;
  return {
    width,
    padding,
    prefix: (options.idPrefix ?? key).replace(/[^\w-]/g, '_'),
    bearing: finiteOr(options.bearing, finiteOr(natural, 0)),
    margin: {
      side: padding,
      top: padding + (hasFrame ? HEADER : 0),
      bottom: padding + (hasFrame ? FOOTER : 0),
    },
  };
}

/** Rooms of which most have no wall around them need an edge that tells them apart. */
function edgeWidth({ shapes }: FloorFacts): number {
  const count = (kind: string): number => shapes.filter((shape) => shape.kind === kind).length;
  return count('wall') * 2 < count('room') ? 1.3 : 0.6;
}

function drawnPositions({ footprint, shapes }: FloorFacts): number[][] {
  const hasStyles = shapes.some(({ style }) => style);
  const drawn = shapes.filter(({ style, kind }) =>
    hasStyles ? style && !style.hidden : kind !== 'area',
  );
  return [footprint, ...drawn.map(({ geometry }) => geometry)].flatMap((geometry) =>
    geometry ? positionsOf(geometry) : [],
  );
}

function drawFootprint(floor: FloorFacts, { view, theme }: ShapeContext): string {
  const { polygons } = toPageGeometry(floor.footprint, view);
  const d = polygons.map((rings) => pathData(rings, true)).join('');
  if (!d) return '';
  const look = { d, 'fill-rule': 'evenodd' };
  return (
    svgElement('path', { ...look, fill: theme.shadow, transform: 'translate(0 4)' }) +
    svgElement('path', { ...look, fill: theme.footprint, stroke: theme.outline })
  );
}

function drawPlan(
  shapes: readonly PageShape[],
  context: ShapeContext,
  extras: {
    readonly prefix: string;
    readonly floor: DrawnFloorImages;
    /** Gives the pictures of labels; without it no labels are drawn. */
    readonly labels: ImageShelf | undefined;
  },
): string {
  const isUpright = new Set(['wall', 'window', 'door', 'poi']);
  const surfaces = shapes.filter(
    ({ facts }) => !isUpright.has(facts.kind) && facts.kind !== 'object',
  );
  const ofKind = (kind: string): PageShape[] => shapes.filter(({ facts }) => facts.kind === kind);
  const doors = pageDoors(shapes);
  const drawnDoors = drawDoors(doors, shapes, context.view, context.theme);
  const walls = ofKind('wall');
  const gaps = walls.length > 0 ? doorGaps(doors) : '';
  const mask = gaps ? `${extras.prefix}doors` : undefined;
  const symbols = drawConnections(shapes, context.view, context.theme);
  return [
    mask === undefined ? '' : drawDoorMask(mask, gaps, walls, context),
    drawSurfaces(surfaces, context),
    extras.floor.markup,
    drawSurfaces(ofKind('object'), context),
    drawWalls(walls, context, mask),
    drawWindows(ofKind('window'), context),
    drawnDoors.markup,
    symbols.markup,
    extras.labels
      ? drawLabels(
          shapes,
          { ...context, images: extras.labels, wallInset: wallInset(walls, context) },
          { boxes: symbols.boxes, sweeps: [...drawnDoors.sweeps, ...extras.floor.outlines] },
        )
      : '',
  ].join('');
}

/** Half the width of the usual wall. */
function wallInset(walls: readonly PageShape[], context: ShapeContext): number {
  const widths = walls.flatMap((wall) => paintOf(wall, context)?.lineWidth ?? []);
  return (widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0) / 2;
}

/** White keeps the walls, the black lines of the doors cut through the thickest of them. */
function drawDoorMask(
  id: string,
  gaps: string,
  walls: readonly PageShape[],
  context: ShapeContext,
): string {
  const { view } = context;
  const thickest = walls.reduce(
    (most, wall) => Math.max(most, paintOf(wall, context)?.lineWidth ?? 0),
    0.4 * view.scale,
  );
  return svgElement(
    'mask',
    { id, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: view.width, height: view.height },
    [
      svgElement('rect', { width: view.width, height: view.height, fill: '#fff' }),
      svgElement('path', { d: gaps, stroke: '#000', 'stroke-width': thickest + 1 }),
    ],
  );
}
