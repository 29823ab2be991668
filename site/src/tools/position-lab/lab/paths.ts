import type { Point } from '@brand/geo';
import type { LocalFrame, RouteNode } from '@brand/web-sdk';

type Segment = { readonly a: Point; readonly b: Point };

/** The walking paths of a venue, by floor. */
export type Paths = ReadonlyMap<string, PathGrid>;

/** The lines between neighbouring nodes. */
export function listPaths(nodes: readonly RouteNode[], frame: LocalFrame): Paths {
  const paths = new Map<string, PathGrid>();
  for (const node of nodes) {
    const a = frame.toMetres(node.center.lngLat);
    const grid = paths.get(node.floor.id) ?? new PathGrid();
    paths.set(node.floor.id, grid);
    for (const neighbor of node.neighbors) {
      grid.add({ a, b: frame.toMetres(neighbor.center.lngLat) });
    }
  }
  return paths;
}

/** Metres. Reaches are a few metres, so a query looks at a handful of cells. */
const CELL = 4;
/** Larger than the number of cells along any venue. */
const COLUMNS = 1_000_000;

/**
 * The paths of a floor in a grid. A network has ten thousand lines, and a recording as many
 * positions.
 */
export class PathGrid {
  readonly #segments: Segment[] = [];
  readonly #cells = new Map<number, number[]>();

  add(segment: Segment): void {
    const { a, b } = segment;
    const index = this.#segments.push(segment) - 1;
    const low = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) };
    forEachCell(low, { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) }, (cell) => {
      const inside = this.#cells.get(cell);
      if (inside) inside.push(index);
      else this.#cells.set(cell, [index]);
    });
  }

  /** The nearest point on a path; `undefined` if none is within reach. */
  snap({ x, y }: Point, reach: number): Point | undefined {
    let [nearest, best] = [reach, -1];
    let snapped: Point | undefined;
    const compare = (index: number): void => {
      const { a, b } = this.#segments[index]!;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
      const share = Math.min(1, Math.max(0, along));
      const point = { x: a.x + dx * share, y: a.y + dy * share };
      const distance = Math.hypot(point.x - x, point.y - y);
      // The last of several, like a plain loop over all lines, which the written code has.
      if (distance > nearest || (distance === nearest && index < best)) return;
      [nearest, best, snapped] = [distance, index, point];
    };
    forEachCell({ x: x - reach, y: y - reach }, { x: x + reach, y: y + reach }, (cell) => {
      for (const index of this.#cells.get(cell) ?? []) compare(index);
    });
    return snapped;
  }
}

/** Also ends for a point on the other side of the globe, whose metres are not a number. */
function forEachCell(low: Point, high: Point, visit: (cell: number) => void): void {
  const [lastColumn, lastRow] = [Math.floor(high.x / CELL), Math.floor(high.y / CELL)];
  for (let column = Math.floor(low.x / CELL); column <= lastColumn; column += 1) {
    for (let row = Math.floor(low.y / CELL); row <= lastRow; row += 1) {
      visit(column * COLUMNS + row);
    }
  }
}
