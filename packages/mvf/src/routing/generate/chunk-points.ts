import { bboxOfPoints, type Point } from '@brand/geo';

// Points near a cut that belong to both sides, so that paths lead across it.
const SEAM = 24;

/**
 * Splits the points into compact chunks of at most about `size` and returns their indices. Checking
 * sight lines is quadratic in the number of points of a chunk, so chunks make it linear overall.
 * Neighbouring chunks share the points along their seam.
 */
export function chunkPoints(points: readonly Point[], size: number): number[][] {
  const halve = (numbers: readonly number[]): number[][] => {
    if (numbers.length <= Math.max(size, 4 * SEAM)) return [[...numbers]];
    const [minX, minY, maxX, maxY] = bboxOfPoints(numbers.map((number) => points[number]!));
    const axis = maxX - minX >= maxY - minY ? 'x' : 'y';
    const sorted = numbers.toSorted((a, b) => points[a]![axis] - points[b]![axis] || a - b);
    const middle = Math.floor(sorted.length / 2);
    return [...halve(sorted.slice(0, middle + SEAM)), ...halve(sorted.slice(middle - SEAM))];
  };
  return halve([...points.keys()]);
}
