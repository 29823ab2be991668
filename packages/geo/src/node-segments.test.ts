import { expect, test } from 'vitest';
import { pointDistance } from './distance.ts';
import { nodeSegments } from './node-segments.ts';
import { seededRandom } from './seeded-random.ts';
import { distanceToSegment, segmentsIntersect } from './segment.ts';
import { wall } from './shapes.fixture.ts';

test.each([1, 2, 3])(
  'makes crowded pieces meet at their ends and nowhere else (seed %d)',
  (seed) => {
    const random = seededRandom(seed);
    const place = (): [number, number] => [random() * 0.06, random() * 0.06];
    const crowd = Array.from({ length: 40 }, (_, tag) => wall(place(), place(), tag));
    const { vertices, edges } = nodeSegments(crowd, 0.001);
    expect(edges.length).toBeGreaterThan(100);
    for (const [index, edge] of edges.entries()) {
      const a = vertices[edge.from]!;
      const b = vertices[edge.to]!;
      const others = vertices.filter((vertex) => vertex !== a && vertex !== b);
      expect(others.filter((vertex) => distanceToSegment(vertex, a, b) < 0.001_49)).toEqual([]);
      const crossings = edges
        .slice(index + 1)
        .filter(
          ({ from, to }) => segmentsIntersect(a, b, vertices[from]!, vertices[to]!) === 'proper',
        );
      expect(crossings).toEqual([]);
    }
  },
);

test('vertices lie on the grid and apart from each other', () => {
  const random = seededRandom(9);
  const place = (): [number, number] => [random() * 2, random() * 2];
  const { vertices } = nodeSegments(
    Array.from({ length: 30 }, (_, tag) => wall(place(), place(), tag)),
    0.01,
  );
  for (const [index, vertex] of vertices.entries()) {
    expect(Math.abs(vertex.x * 100 - Math.round(vertex.x * 100))).toBeLessThan(1e-9);
    const crowding = vertices
      .slice(index + 1)
      .filter((other) => pointDistance(vertex, other) < 0.0149);
    expect(crowding).toEqual([]);
  }
});

test('cuts an overlap of three walls into pieces that carry the tags of all of them', () => {
  const { edges } = nodeSegments(
    [wall([0, 0], [6, 0], 3), wall([4, 0], [2, 0], 1), wall([3, 0], [9, 0], 2)],
    0.001,
  );
  expect(edges.map(({ tags }) => tags).toSorted()).toEqual([[1, 2, 3], [1, 3], [2], [2, 3], [3]]);
});
