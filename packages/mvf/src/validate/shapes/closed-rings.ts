import type { Report } from '../finding-list.ts';
import { isSamePosition, ringsOfShape, type Shape } from './shape.ts';

/** [G2] Rings end where they start. */
export function closedRings(shapes: readonly Shape[], report: (report: Report) => void): void {
  for (const shape of shapes) {
    for (const { path, positions } of ringsOfShape(shape)) {
      const first = positions[0];
      const last = positions.at(-1);
      if (!first || !last || isSamePosition(first, last)) continue;
      report({
        code: 'ring-not-closed',
        file: shape.file,
        path: [...path, positions.length - 1],
        expected: `the first position [${first.join(', ')}] again`,
        found: `[${last.join(', ')}]`,
      });
    }
  }
}
