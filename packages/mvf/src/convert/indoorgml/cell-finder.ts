import { bboxOfPoints, createGridIndex, pointInPolygon, polygonArea, type Point } from '@brand/geo';
import type { PlannedCell } from './planned-cell.ts';

/** Finds the smallest walkable cell on a floor that contains a point. */
export type CellFinder = (floor: string, at: Point) => PlannedCell | undefined;

/** Prepares the cells of a venue for many queries. */
export function createCellFinder(cells: readonly PlannedCell[]): CellFinder {
  const parts = cells
    .filter(({ isBlocked }) => !isBlocked)
    .flatMap((cell) =>
      cell.footprint.polygons.map((polygon) => ({ cell, polygon, area: polygonArea(polygon) })),
    );
  const index = createGridIndex(parts.map(({ polygon }) => bboxOfPoints(polygon[0] ?? [])));
  return (floor, at) => {
    let best: (typeof parts)[number] | undefined;
    for (const item of index.search([at.x, at.y, at.x, at.y])) {
      const part = parts[item]!;
      if (part.cell.floor !== floor || (best && best.area <= part.area)) continue;
      if (pointInPolygon(at, part.polygon)) best = part;
    }
    return best?.cell;
  };
}
