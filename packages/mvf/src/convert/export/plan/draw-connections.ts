import { polygonArea, type Point } from '@brand/geo';
import { BoxGrid } from './box-grid.ts';
import { poleOfInaccessibility } from './fit-label.ts';
import { CONNECTION_GLYPHS, drawGlyph } from './glyphs.ts';
import { centerBox, isBoxInside, type PageBox } from './page-box.ts';
import type { PageShape } from './page-shape.ts';
import { pathData } from './path-data.ts';
import type { PlanTheme } from './plan-theme.ts';
import type { PlanView } from './plan-view.ts';
import { svgElement } from './svg-element.ts';

/** The markup, and the boxes on the page that labels must leave free. */
export type DrawnSymbols = { readonly markup: string; readonly boxes: readonly PageBox[] };

const BADGE = 17;
const MIN_BADGE = 8;
const TREAD_METRES = 0.3;
const MIN_TREAD = 3;
// A larger shape is a hall that leads to the stairs, not the stairs.
const MAX_TREADED_METRES = 16;

/**
 * Draws stairs, lifts and other connections between floors: treads in their shape and a badge on
 * it.
 */
export function drawConnections(
  shapes: readonly PageShape[],
  view: PlanView,
  theme: PlanTheme,
): DrawnSymbols {
  const treads: Point[][] = [];
  const badges: string[] = [];
  const boxes: PageBox[] = [];
  const taken = new BoxGrid<PageBox & { readonly type: string }>();
  for (const shape of shapes) {
    const type = shape.facts.connections.find(({ type: each }) => each !== 'door')?.type;
    if (type === undefined) continue;
    const polygon = shape.polygons[0];
    if (polygon) treads.push(...patternOf(type, polygon, view.scale));
    const badge = badgeBox(shape);
    // People see adjacent flights as one place.
    if (!badge || taken.overlaps(badge, (other) => other.type === type)) continue;
    boxes.push(badge);
    taken.add({ ...badge, type });
    badges.push(drawBadge(type, badge, theme));
  }
  const d = pathData(treads, false);
  const lines = d
    ? svgElement('path', {
        d,
        fill: 'none',
        stroke: theme.line,
        'stroke-width': 0.5,
        opacity: 0.65,
      })
    : '';
  return { markup: lines + badges.join(''), boxes };
}

function badgeBox(shape: PageShape): PageBox | undefined {
  const polygon = shape.polygons[0];
  if (!polygon) {
    const point = shape.points[0] ?? shape.lines[0]?.[0];
    return point && { ...point, width: BADGE, height: BADGE };
  }
  const centre = poleOfInaccessibility(polygon, 1, MIN_BADGE);
  const size = Math.min(BADGE, Math.sqrt(polygonArea(polygon)) * 0.7);
  if (!centre || size < MIN_BADGE) return undefined;
  const box = { ...centre, width: size, height: size };
  return isBoxInside(box, polygon) ? centerBox(box, polygon) : box;
}

/** Draws the badge of a connection between floors. */
export function drawBadge(type: string, { x, y, width: size }: PageBox, theme: PlanTheme): string {
  const glyph = Object.hasOwn(CONNECTION_GLYPHS, type)
    ? CONNECTION_GLYPHS[type]
    : CONNECTION_GLYPHS['unknown'];
  const plate = svgElement('rect', {
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
    rx: size * 0.22,
    fill: theme.badge,
    stroke: theme.footprint,
    'stroke-width': 0.8,
  });
  return plate + drawGlyph(glyph!, { x, y, size: size * 0.68, color: theme.onBadge });
}

/**
 * Returns lines inside the shape that show its type: treads across the run, a cross in a lift
 * shaft.
 */
function patternOf(type: string, polygon: readonly Point[][], scale: number): Point[][] {
  const frame = runFrame(polygon[0] ?? []);
  if (!frame || frame.length > MAX_TREADED_METRES * scale) return [];
  // A cross must end in corners; a round shaft has none.
  const isBoxy = polygonArea(polygon) > 0.9 * frame.length * frame.width;
  if (type === 'elevator' && !isBoxy) return [];
  if (type === 'elevator')
    return [
      [frame.at(0, 0), frame.at(frame.length, frame.width)],
      [frame.at(0, frame.width), frame.at(frame.length, 0)],
    ];
  if (type !== 'stairs' && type !== 'escalator' && type !== 'travelator') return [];
  const step = Math.max(TREAD_METRES * scale, MIN_TREAD);
  const treads: Point[][] = [];
  for (let along = step; along < frame.length - step / 2; along += step) {
    const crossings = polygon
      .flatMap((ring) => frame.crossings(ring, along))
      .toSorted((first, second) => first - second);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      treads.push([frame.at(along, crossings[index]!), frame.at(along, crossings[index + 1]!)]);
    }
  }
  return treads;
}

type RunFrame = {
  readonly length: number;
  readonly width: number;
  /** Returns the page point at a distance along and across the run. */
  readonly at: (along: number, across: number) => Point;
  /** Returns the points at which the ring crosses a line across the run. */
  readonly crossings: (ring: readonly Point[], along: number) => number[];
};

/** Returns axes along the longer side of the box around the ring that follows its longest edge. */
function runFrame(ring: readonly Point[]): RunFrame | undefined {
  let longest = 0;
  let [ux, uy] = [1, 0];
  for (const [index, b] of ring.entries()) {
    const a = ring[index - 1];
    const length = a ? Math.hypot(b.x - a.x, b.y - a.y) : 0;
    if (a && length > longest) {
      longest = length;
      [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    }
  }
  if (longest === 0) return undefined;
  const spread = (x: number, y: number): [number, number] => {
    let [low, high] = [Infinity, -Infinity];
    for (const point of ring) {
      const value = point.x * x + point.y * y;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    return [low, high - low];
  };
  if (spread(ux, uy)[1] < spread(-uy, ux)[1]) [ux, uy] = [-uy, ux];
  const [start, length] = spread(ux, uy);
  const [side, width] = spread(-uy, ux);
  return {
    length,
    width,
    at: (along, across) => ({
      x: (start + along) * ux - (side + across) * uy,
      y: (start + along) * uy + (side + across) * ux,
    }),
    crossings: (corners, along) => {
      const level = start + along;
      const found: number[] = [];
      let previous = corners.at(-1);
      for (const corner of corners) {
        const before = previous!.x * ux + previous!.y * uy;
        const here = corner.x * ux + corner.y * uy;
        if (before > level !== here > level) {
          const share = (level - before) / (here - before);
          const from = -previous!.x * uy + previous!.y * ux;
          const to = -corner.x * uy + corner.y * ux;
          found.push(from + (to - from) * share - side);
        }
        previous = corner;
      }
      return found;
    },
  };
}
