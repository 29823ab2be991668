import { pathData } from './path-data.ts';
import type { PageShape } from './page-shape.ts';
import { KIND_COLORS, type ColorRole, type PlanTheme } from './plan-theme.ts';
import type { PlanView } from './plan-view.ts';
import { svgElement, type SvgAttributes } from './svg-element.ts';

export type Paint = {
  readonly fill: string;
  readonly opacity: number;
  /** Full width of a line, in pixels. */
  readonly lineWidth: number;
};

/** Context for drawing shapes. */
export type ShapeContext = {
  readonly view: PlanView;
  readonly theme: PlanTheme;
  /** Whether the bundle has styles. If so, shapes without a style are not drawn. */
  readonly hasStyles: boolean;
  /** Width of a surface's edge, in pixels, which is larger if rooms have no walls. */
  readonly edgeWidth: number;
};

// Half the width of a wall without a style width, in metres.
const WALL_BUFFER = 0.1;
const MIN_LINE = 0.8;

/** Returns the paint of a shape, or `undefined` if the shape is not drawn. */
export function paintOf(shape: PageShape, context: ShapeContext): Paint | undefined {
  const { kind, style } = shape.facts;
  if (context.hasStyles ? !style || style.hidden : !Object.hasOwn(KIND_COLORS, kind)) {
    return undefined;
  }
  const color = style?.color ?? KIND_COLORS[kind] ?? '#cccccc';
  const isWall = kind === 'wall' || kind === 'window';
  const buffer = Math.max(0, style?.buffer ?? (isWall ? WALL_BUFFER : 0));
  return {
    fill: context.theme.shade(color, roleOf(kind)),
    opacity: style?.opacity ?? 1,
    lineWidth: Math.max(MIN_LINE, 2 * buffer * context.view.scale),
  };
}

function roleOf(kind: string): ColorRole {
  return kind === 'wall' || kind === 'object' || kind === 'void' ? kind : 'surface';
}

/** Draws surfaces and furniture in order: fills with a thin edge, lines as bands. */
export function drawSurfaces(shapes: readonly PageShape[], context: ShapeContext): string {
  const drawn = shapes.map((shape) => {
    const paint = paintOf(shape, context);
    if (!paint || paint.opacity === 0) return '';
    const { kind, style } = shape.facts;
    const opacity = paint.opacity < 1 ? paint.opacity : undefined;
    const edge = context.theme.edge(paint.fill);
    const isVoid = kind === 'void';
    const grown = Math.max(0, style?.buffer ?? 0) * 2 * context.view.scale;
    const outline: SvgAttributes =
      grown > 1
        ? { stroke: paint.fill, 'stroke-width': grown, 'stroke-linejoin': 'round' }
        : { stroke: edge, 'stroke-dasharray': isVoid ? '3 2' : undefined };
    return (
      drawPolygons(shape, { fill: paint.fill, opacity, ...outline }) +
      drawLines(shape, { stroke: edge, 'stroke-width': paint.lineWidth, opacity })
    );
  });
  const content = drawn.filter(Boolean);
  const group = {
    'fill-rule': 'evenodd',
    'stroke-width': context.edgeWidth,
    'stroke-linejoin': 'round',
  };
  return content.length > 0 ? svgElement('g', group, content) : '';
}

/** Draws walls as solid bands, with the doors cut out by clip paths, one after the other. */
export function drawWalls(
  shapes: readonly PageShape[],
  context: ShapeContext,
  clips: readonly string[],
): string {
  const drawn = shapes.flatMap((shape) => {
    const paint = paintOf(shape, context);
    if (!paint || paint.opacity === 0) return [];
    const opacity = paint.opacity < 1 ? paint.opacity : undefined;
    return [
      drawPolygons(shape, { fill: paint.fill, opacity }) +
        drawLines(shape, { stroke: paint.fill, 'stroke-width': paint.lineWidth, opacity }),
    ];
  });
  if (drawn.length === 0) return '';
  const group = {
    'fill-rule': 'evenodd',
    'stroke-linejoin': 'miter',
    'stroke-linecap': 'square',
  };
  return clips.reduce(
    (content, clip) => svgElement('g', { 'clip-path': `url(#${clip})` }, [content]),
    svgElement('g', group, drawn),
  );
}

/** Draws windows as panes: the wall opened, with a line of glass in its middle. */
export function drawWindows(shapes: readonly PageShape[], context: ShapeContext): string {
  const { theme, view } = context;
  const windows = shapes.filter((shape) => paintOf(shape, context));
  const lines = pathData(
    windows.flatMap((shape) => shape.lines),
    false,
  );
  const panes = windows.map((shape) => drawPolygons(shape, { fill: theme.glass, opacity: 0.6 }));
  const wall = Math.max(2.2, 2 * WALL_BUFFER * view.scale);
  const glass = lines
    ? [
        svgElement('path', { d: lines, stroke: theme.footprint, 'stroke-width': wall * 0.7 }),
        svgElement('path', { d: lines, stroke: theme.glass, 'stroke-width': wall * 0.35 }),
      ]
    : [];
  const content = [...panes, ...glass].filter(Boolean);
  return content.length > 0 ? svgElement('g', { fill: 'none' }, content) : '';
}

function drawPolygons({ polygons }: PageShape, attributes: SvgAttributes): string {
  const d = polygons.map((rings) => pathData(rings, true)).join('');
  return d ? svgElement('path', { ...attributes, d }) : '';
}

function drawLines({ lines }: PageShape, attributes: SvgAttributes): string {
  const d = pathData(lines, false);
  return d ? svgElement('path', { fill: 'none', ...attributes, d }) : '';
}
