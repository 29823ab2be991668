import { CONNECTION_GLYPHS } from './glyphs.ts';
import { drawBadge } from './draw-connections.ts';
import { paintOf, type ShapeContext } from './draw-shapes.ts';
import type { SymbolSheet } from './embed-image.ts';
import type { PageShape } from './page-shape.ts';
import type { PlanView } from './plan-view.ts';
import { drawIcon, findIcon } from './place-labels.ts';
import { svgElement } from './svg-element.ts';

/** A symbol of the plan and its meaning. */
export type LegendEntry = {
  /** Name of the category, or the type of the connection. */
  readonly name: string;
  readonly kind: 'connection' | 'category';
  /** Draws the symbol around its centre. */
  readonly draw: (at: { readonly x: number; readonly y: number; readonly size: number }) => string;
};

type Category = { count: number; readonly fills: Map<string, number>; readonly shape: PageShape };

export type LegendContext = ShapeContext & {
  readonly images: SymbolSheet;
  /** Whether rooms have their icons. Numbers of a directory replace icons. */
  readonly hasRoomIcons: boolean;
  /** Whether points have their icons. */
  readonly hasPointIcons: boolean;
};

/**
 * Returns the visible symbols of a plan: connections between floors, then categories, the most
 * frequent first.
 */
export function listLegend(all: readonly PageShape[], context: LegendContext): LegendEntry[] {
  const shapes = all.filter((shape) => isInView(shape, context.view));
  const ways = listWays(shapes)
    .toSorted()
    .map((type): LegendEntry => ({
      name: type,
      kind: 'connection',
      draw: ({ x, y, size }) => drawBadge(type, { x, y, width: size, height: size }, context.theme),
    }));
  const categories = [...collectCategories(shapes, context)]
    .toSorted(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))
    .map(([name, category]) => categoryEntry(name, category, context));
  return [...ways, ...categories];
}

/** Returns the types of connections. A badge represents only the first connection at a shape. */
function listWays(shapes: readonly PageShape[]): string[] {
  const types = shapes.flatMap(
    ({ facts }) => facts.connections.find(({ type }) => type !== 'door')?.type ?? [],
  );
  return [...new Set(types)].filter((type) => Object.hasOwn(CONNECTION_GLYPHS, type));
}

function isInView({ polygons, lines, points }: PageShape, { width, height }: PlanView): boolean {
  return [...polygons.flat(2), ...lines.flat(), ...points].some(
    ({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height,
  );
}

function collectCategories(
  shapes: readonly PageShape[],
  context: LegendContext,
): Map<string, Category> {
  const categories = new Map<string, Category>();
  for (const shape of shapes) {
    const name = shape.facts.places[0]?.categories[0]?.name?.trim();
    if (!name || shape.facts.style?.hidden) continue;
    const fill = shape.polygons.length > 0 ? paintOf(shape, context)?.fill : undefined;
    const icon = context.hasPointIcons ? findIcon(shape.facts, context.images) : undefined;
    if (fill === undefined && !icon) continue;
    const category = categories.get(name) ?? { count: 0, fills: new Map<string, number>(), shape };
    category.count += 1;
    if (fill !== undefined) category.fills.set(fill, (category.fills.get(fill) ?? 0) + 1);
    categories.set(name, category);
  }
  return categories;
}

/**
 * Returns the legend entry of a category: the most frequent colour of its rooms, with its icon if
 * the plan shows it.
 */
function categoryEntry(
  name: string,
  { fills, shape }: Category,
  { theme, images, hasRoomIcons, hasPointIcons }: LegendContext,
): LegendEntry {
  const [fill = theme.footprint] = [...fills].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const isIconDrawn = shape.polygons.length > 0 ? hasRoomIcons : hasPointIcons;
  const icon = isIconDrawn ? findIcon(shape.facts, images) : undefined;
  return {
    name,
    kind: 'category',
    draw: ({ x, y, size }) => {
      const swatch = svgElement('rect', {
        x: x - size / 2,
        y: y - size / 2,
        width: size,
        height: size,
        rx: size * 0.22,
        fill,
        stroke: theme.edge(fill),
        'stroke-width': 0.8,
      });
      if (!icon) return swatch;
      return swatch + drawIcon(icon, { x, y, size: size * 0.72, color: theme.textOn(fill) });
    },
  };
}
