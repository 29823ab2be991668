import type { Report } from '../finding-list.ts';
import { isSamePosition, pathsOfShape, type Shape } from './shape.ts';

/** [G4] No position of a line or ring follows itself. Reported once for each. */
export function repeatedPoints(shapes: readonly Shape[], report: (report: Report) => void): void {
  for (const shape of shapes) {
    for (const { path, positions } of pathsOfShape(shape)) {
      const index = positions.findIndex((position, at) => {
        const before = positions[at - 1];
        return before !== undefined && isSamePosition(position, before);
      });
      if (index === -1) continue;
      const found = `[${positions[index]?.join(', ')}] again`;
      const at = [...path, index];
      report({
        code: 'repeated-point',
        file: shape.file,
        path: at,
        expected: 'another position',
        found,
      });
    }
  }
}
