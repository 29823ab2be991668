import { signedArea } from '@brand/geo';
import type { Report } from '../finding-list.ts';
import { planePoints, type Shape } from './shape.ts';

/** [G3] Outer rings are counter-clockwise, holes clockwise (RFC 7946). */
export function ringWinding(shapes: readonly Shape[], report: (report: Report) => void): void {
  for (const { file, polygons } of shapes) {
    for (const { path, positions } of polygons) {
      for (const [index, ring] of positions.entries()) {
        const area = signedArea(planePoints(ring, ring[0] ?? []));
        const isWrong = index === 0 ? area < 0 : area > 0;
        if (!isWrong) continue;
        const [expected, found] =
          index === 0
            ? ['an outer ring that goes counter-clockwise', 'clockwise']
            : ['a hole that goes clockwise', 'counter-clockwise'];
        report({ code: 'wrong-winding', file, path: [...path, index], expected, found });
      }
    }
  }
}
