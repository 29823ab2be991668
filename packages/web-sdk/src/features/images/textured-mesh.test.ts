import { describe, expect, test } from 'vitest';
import { buildTexturedMesh } from './textured-mesh.ts';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 4 },
  { x: 0, y: 4 },
  { x: 0, y: 0 },
];
const HOLE = [
  { x: 1, y: 1 },
  { x: 3, y: 1 },
  { x: 3, y: 3 },
  { x: 1, y: 3 },
  { x: 1, y: 1 },
];
const LIE = { scale: 2, height: 3, proportion: 0.5 };

function areaOf(positions: Float32Array, triangles: readonly number[]): number {
  let area = 0;
  for (let index = 0; index < triangles.length; index += 3) {
    const [ax, ay, bx, by, cx, cy] = [0, 1, 2].flatMap((step) => {
      const at = triangles[index + step]! * 3;
      return [positions[at]!, positions[at + 1]!];
    }) as [number, number, number, number, number, number];
    area += Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
  }
  return area;
}

describe('buildTexturedMesh', () => {
  test('covers a top without its holes, with texture coordinates by east and north', () => {
    const shape = { rings: [[SQUARE, HOLE]], lines: [], buffer: 0 };
    const { positions, uvs: places, triangles } = buildTexturedMesh(shape, { ...LIE, side: 'top' });
    expect(areaOf(positions, triangles)).toBeCloseTo(12);
    const corner =
      positions.findIndex(
        (_, at) => at % 3 === 0 && positions[at] === 4 && positions[at + 1] === 4,
      ) / 3;
    expect([...places.subarray(corner * 2, corner * 2 + 2)]).toEqual([2, 4]);
    expect(positions.filter((_, at) => at % 3 === 2).every((share) => share === 1)).toBe(true);
  });

  test('covers sides around the shape, as wide as they are long', () => {
    const shape = { rings: [[SQUARE]], lines: [], buffer: 0 };
    const { uvs: places, triangles } = buildTexturedMesh(shape, { ...LIE, side: 'sides' });
    expect(triangles).toHaveLength(4 * 6);
    const along = places.filter((_, at) => at % 2 === 0);
    const up = places.filter((_, at) => at % 2 === 1);
    expect(Math.max(...along)).toBeCloseTo(16 / 2);
    expect(Math.max(...up)).toBeCloseTo(3 / 2 / 0.5);
  });

  test('covers walls, which are lines with a width', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ];
    const shape = { rings: [], lines: [line], buffer: 0.1 };
    const top = buildTexturedMesh(shape, { ...LIE, side: 'top' });
    expect(areaOf(top.positions, top.triangles)).toBeCloseTo(2);
  });

  test('returns no triangles without an area', () => {
    const shape = { rings: [], lines: [[{ x: 0, y: 0 }]], buffer: 0.1 };
    for (const side of ['top', 'sides'] as const) {
      expect(buildTexturedMesh(shape, { ...LIE, side }).triangles).toHaveLength(0);
    }
  });
});
