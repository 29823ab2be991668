import { CONNECTION_GLYPHS } from './glyphs.ts';
import { drawBadge } from './draw-connections.ts';
import { paintOf, type ShapeContext } from './draw-shapes.ts';
import type { SymbolSheet } from './embed-image.ts';
import type { PageShape } from './page-shape.ts';
import { drawIcon, findIcon } from './place-labels.ts';
import { svgElement } from './svg-element.ts';

/** A sign of the plan and its meaning. */
export type LegendEntry = {
  /** Name of the category, or the type of the connection. */
  readonly name: string;
  readonly kind: 'connection' | 'category';
  /** Draws the sign around its centre. */
  readonly draw: (at: { readonly x: number; readonly y: number; readonly size: number }) => string;
};

type Category = { count: number; readonly fills: Map<string, number>; readonly shape: PageShape };

/** The signs on a floor: ways between floors, then categories, the most frequent first. */
export function listLegend(
  shapes: readonly PageShape[],
  context: ShapeContext & { readonly images: SymbolSheet },
): LegendEntry[] {
  const types = new Set(shapes.flatMap(({ facts }) => facts.connections.map(({ type }) => type)));
  const ways = [...types]
    .filter((type) => type !== 'door' && Object.hasOwn(CONNECTION_GLYPHS, type))
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

function collectCategories(
  shapes: readonly PageShape[],
  context: ShapeContext,
): Map<string, Category> {
  const categories = new Map<string, Category>();
  for (const shape of shapes) {
    const name = shape.facts.places[0]?.categories[0]?.name?.trim();
    if (!name || shape.facts.style?.hidden) continue;
    const category = categories.get(name) ?? { count: 0, fills: new Map<string, number>(), shape };
    category.count += 1;
    const fill = shape.polygons.length > 0 ? paintOf(shape, context)?.fill : undefined;
    if (fill !== undefined) category.fills.set(fill, (category.fills.get(fill) ?? 0) + 1);
    categories.set(name, category);
  }
  return categories;
}

/** The colour of most of its rooms, with its icon. */
function categoryEntry(
  name: string,
  { fills, shape }: Category,
  { theme, images }: ShapeContext & { readonly images: SymbolSheet },
): LegendEntry {
  const [fill = theme.footprint] = [...fills].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const icon = findIcon(shape.facts, images);
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
