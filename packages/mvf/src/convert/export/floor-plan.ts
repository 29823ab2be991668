import type { LngLat, Point } from '@brand/geo';
import type { Mvf3Document } from '../../bundle/document.ts';
import { collectFloorFacts, type FloorFacts } from './floor-facts.ts';
import { describePlan, type PlanTexts } from './plan/describe-plan.ts';
import { drawConnections } from './plan/draw-connections.ts';
import { doorGaps, drawDoors, type PageDoor, pageDoors } from './plan/draw-doors.ts';
import { type DrawnFloorImages, drawFloorImages } from './plan/draw-floor-images.ts';
import { drawNorthArrow, drawScaleBar, type ScaleBarPlace } from './plan/draw-frame.ts';
import { drawYouAreHere } from './plan/draw-you-are-here.ts';
import { drawSurfaces, drawWalls, drawWindows, paintOf } from './plan/draw-shapes.ts';
import type { ShapeContext } from './plan/draw-shapes.ts';
import { createEmbedImage, createSymbolSheet, type SymbolSheet } from './plan/embed-image.ts';
import { legendTexts } from './plan/legend-texts.ts';
import { type Directory, type DirectoryEntry, listDirectory } from './plan/list-directory.ts';
import { type LegendEntry, listLegend } from './plan/list-legend.ts';
import { type PageShape, toPageGeometry } from './plan/page-shape.ts';
import { pathData } from './plan/path-data.ts';
import { drawLabels, LABEL_SIZES, type LabelSizes } from './plan/place-labels.ts';
import { type PlanTheme, planTheme, type PlanThemeName } from './plan/plan-theme.ts';
import { createPlanView, type PlanView, type PlanViewOptions } from './plan/plan-view.ts';
import { svgElement } from './plan/svg-element.ts';
import { positionsOf } from './rfc-geometry.ts';
import { selectFloors } from './select-floors.ts';
import { finiteOr } from './unchecked.ts';

/** Options of `drawFloorPlan`. */
export type FloorPlanOptions = {
  readonly floorId: string;
  /** Width of the drawing, in pixels. */
  readonly width: number;
  /** Height of the drawing, in pixels. @defaultValue the height that the plan needs */
  readonly height?: number;
  /** Free space around the plan, in pixels. @defaultValue none */
  readonly margin?: PlanViewOptions['margin'];
  /** Colours of the plan. @defaultValue 'light' */
  readonly theme?: PlanThemeName;
  /** Whether names and category icons are drawn. @defaultValue true */
  readonly labels?: boolean;
  /** Minimum and maximum font size of names, in pixels. @defaultValue 6 and 15 */
  readonly labelSizes?: LabelSizes;
  /** Whether places have numbers instead of names, which `directory` lists. @defaultValue false */
  readonly directory?: boolean;
  /** Longitude and latitude of a pin labelled `You are here`. @defaultValue none */
  readonly here?: LngLat;
  /** Language of names, such as `fr`, where translations exist. @defaultValue the venue's own */
  readonly language?: string;
  /**
   * Bearing of the plan, in degrees clockwise from north.
   *
   * @defaultValue the natural bearing of the venue, else 0
   */
  readonly bearing?: number;
  /** Title above the plan. @defaultValue the name of the floor */
  readonly title?: string;
  /** Prefix of the ids in the image. */
  readonly idPrefix: string;
};

/** A drawn floor, with the data for a page around it. */
export type FloorPlan = {
  /** Size of the drawing, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Scale, in pixels per metre. */
  readonly scale: number;
  /** Texts for the heading and for screen readers. */
  readonly texts: PlanTexts;
  /** Colours for the page around the plan. */
  readonly colors: Pick<PlanTheme, 'page' | 'ink' | 'muted'>;
  /** Draws the elements of the plan, without a page background. */
  readonly draw: () => string;
  /**
   * The symbols of the plan and their meaning. Draw the symbols and the plan before you call
   * `definitions`.
   */
  readonly legend: readonly LegendEntry[];
  /**
   * Returns the places of the floor by name. Empty if disabled. Numbers are set only after the plan
   * is drawn.
   */
  readonly directory: () => readonly DirectoryEntry[];
  /** Returns the longitude and latitude of a point of the drawing. */
  readonly toLngLat: (point: Point) => LngLat;
  /** Returns the images that the plan and its legend refer to. */
  readonly definitions: () => string;
  /** Draws a north arrow around its centre. */
  readonly northArrow: (at: { readonly x: number; readonly y: number }) => string;
  readonly scaleBar: (at: ScaleBarPlace) => string;
};

const NO_MARGIN = { side: 0, top: 0, bottom: 0 };

/**
 * Draws one floor as SVG elements, for pages that add more around it than `toSVG` does: legends,
 * titles, several floors. The same document and options always produce the same text.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const plan = drawFloorPlan(document, { floorId: 'f_ground', width: 800, idPrefix: 'a-' });
 */
export function drawFloorPlan(document: Mvf3Document, options: FloorPlanOptions): FloorPlan {
  const floors = selectFloors(document, options.floorId);
  const [facts] = collectFloorFacts(document, floors, options.language);
  const floor = facts!;
  const prefix = options.idPrefix.replace(/[^\w-]/g, '_');
  const natural = document.manifest?.features?.[0]?.properties?.naturalBearing;
  const view = createPlanView(drawnPositions(floor), {
    width: options.width,
    height: options.height,
    bearing: finiteOr(options.bearing, finiteOr(natural, 0)),
    margin: options.margin ?? NO_MARGIN,
  });
  const theme = planTheme(options.theme ?? 'light');
  const shapes = floor.shapes.map((shape) => ({
    facts: shape,
    ...toPageGeometry(shape.geometry, view),
  }));
  const hasStyles = floor.shapes.some(({ style }) => style);
  const context = { view, theme, hasStyles, edgeWidth: edgeWidth(floor) };
  const embedImage = createEmbedImage(document);
  const images = createSymbolSheet(embedImage, prefix);
  const directory = options.directory ? listDirectory(shapes, options.language) : undefined;
  const draw = (): string =>
    drawPlan(shapes, context, {
      prefix,
      floor: drawFloorImages(document, floor.id, view, embedImage),
      images,
      hasNames: options.labels !== false,
      directory,
      sizes: options.labelSizes ?? LABEL_SIZES,
      here: options.here && pinOf(options.here, view, options.language),
    });
  return {
    width: view.width,
    height: view.height,
    scale: view.scale,
    texts: describePlan(document, floor, options.title),
    colors: theme,
    draw: () => drawFootprint(floor, context) + draw(),
    legend: listLegend(shapes, {
      ...context,
      images,
      hasRoomIcons: options.labels !== false && !directory,
      hasPointIcons: options.labels !== false || directory !== undefined,
    }),
    directory: () => directory?.entries() ?? [],
    toLngLat: view.toLngLat,
    definitions: () => images.drawDefinitions(),
    northArrow: (at) => drawNorthArrow(view, theme, at),
    scaleBar: (at) => drawScaleBar(view, theme, at),
  };
}

/** Returns the pin, or `undefined` if its position is outside the drawing. */
function pinOf(
  here: LngLat,
  view: PlanView,
  language: string | undefined,
): { readonly at: Point; readonly text: string } | undefined {
  const at = view.toPage([...here]);
  const isOnPage = at.x >= 0 && at.x <= view.width && at.y >= 0 && at.y <= view.height;
  return isOnPage ? { at, text: legendTexts(language).here } : undefined;
}

/** Returns the width of edges, which are bolder on floors where most rooms have no walls. */
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
    /** Images of labels. */
    readonly images: SymbolSheet;
    readonly hasNames: boolean;
    readonly directory: Directory | undefined;
    readonly sizes: LabelSizes;
    readonly here: { readonly at: Point; readonly text: string } | undefined;
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
  const clips = walls.length > 0 ? drawDoorClips(doors, walls, { ...context, ...extras }) : [];
  const symbols = drawConnections(shapes, context.view, context.theme);
  const { images, hasNames, directory, sizes } = extras;
  const pin = extras.here && drawYouAreHere(extras.here.at, extras.here.text, context);
  return [
    ...clips.map(({ markup }) => markup),
    drawSurfaces(surfaces, context),
    extras.floor.markup,
    drawSurfaces(ofKind('object'), context),
    drawWalls(
      walls,
      context,
      clips.map(({ id }) => id),
    ),
    drawWindows(ofKind('window'), context),
    drawnDoors.markup,
    symbols.markup,
    hasNames || directory
      ? drawLabels(
          shapes,
          { ...context, images, hasNames, directory, sizes, wallInset: wallInset(walls, context) },
          {
            boxes: [...symbols.boxes, ...(pin?.boxes ?? [])],
            sweeps: [...drawnDoors.sweeps, ...extras.floor.outlines],
          },
        )
      : '',
    pin?.markup ?? '',
  ].join('');
}

/** Returns half the width of the usual wall. */
function wallInset(walls: readonly PageShape[], context: ShapeContext): number {
  const widths = walls.flatMap((wall) => paintOf(wall, context)?.lineWidth ?? []);
  return (widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0) / 2;
}

/**
 * Draws clip paths that leave out the gaps of doors, wide enough for the thickest wall. Masks are
 * not used, because printers and drawing programs rasterize masked parts.
 */
function drawDoorClips(
  doors: readonly PageDoor[],
  walls: readonly PageShape[],
  context: ShapeContext & { readonly prefix: string },
): { readonly id: string; readonly markup: string }[] {
  const { view, prefix } = context;
  const thickest = walls.reduce(
    (most, wall) => Math.max(most, paintOf(wall, context)?.lineWidth ?? 0),
    0.4 * view.scale,
  );
  return doorGaps(doors, thickest + 1).map((gaps, index) => {
    const id = `${prefix}doors${index === 0 ? '' : `-${index + 1}`}`;
    const d = pageOutline(view) + pathData(gaps, true);
    const path = svgElement('path', { d, 'clip-rule': 'evenodd' });
    return { id, markup: svgElement('clipPath', { id }, [path]) };
  });
}

function pageOutline({ width, height }: PlanView): string {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return pathData([corners], true);
}
