import type { Position } from '@brand/geo';
import { quote } from '../describe-value.ts';
import type { Report } from '../finding-list.ts';
import { pathsOfShape, type Shape } from './shape.ts';

/** A shape with its kind, because shapes of different kinds may overlap. */
export type NamedShape = { readonly id: string; readonly kind: string; readonly shape: Shape };

/** Different shapes rarely share a hash. Hostile ones may, and must not cost all pairs. */
const MAX_CANDIDATES = 8;

/** [G10] No two lines or polygons of one kind are the same. Points may share a position. */
export function distinctShapes(
  shapes: readonly NamedShape[],
  report: (report: Report) => void,
): void {
  const seen = new Map<string, NamedShape[]>();
  for (const named of shapes) {
    const { id, kind, shape } = named;
    if (shape.points.length > 0) continue;
    // The number only finds candidates, because texts of all coordinates would double the memory.
    const key = `${shape.file} ${kind} ${fingerprint(shape)}`;
    const candidates = seen.get(key) ?? [];
    const twin = candidates.find((other) => coordinatesText(other) === coordinatesText(named));
    if (twin) {
      const found = `${quote(id)}, which is the same as ${quote(twin.id)}`;
      const { file, path } = shape;
      report({ code: 'duplicate-geometry', file, path, expected: 'a unique shape', found });
    } else if (candidates.length < MAX_CANDIDATES) {
      seen.set(key, [...candidates, named]);
    }
  }
}

function fingerprint(shape: Shape): number {
  let sum = 0;
  let weight = 1;
  for (const { positions } of pathsOfShape(shape)) {
    for (const [x = 0, y = 0] of positions) {
      sum += weight * (x * 31 + y);
      weight = (weight * 16_807) % 2_147_483_647;
    }
  }
  return sum;
}

function coordinatesText({ shape }: NamedShape): string {
  const lists: (readonly Position[])[] = [];
  for (const { positions } of pathsOfShape(shape)) lists.push(positions);
  return JSON.stringify(lists);
}
