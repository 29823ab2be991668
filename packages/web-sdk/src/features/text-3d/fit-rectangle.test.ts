import {
  pointInPolygon,
  seededRandom,
  segmentsIntersect,
  type Point,
  type Polygon,
} from '@brand/geo';
import { describe, expect, test } from 'vitest';
import { fitRectangle, mainDirection, type FittedRectangle } from './fit-rectangle.ts';

function turned(points: readonly (readonly [number, number])[], degrees: number): Polygon {
  const angle = (degrees * Math.PI) / 180;
  return [
    points.map(([x, y]) => ({
      x: x * Math.cos(angle) - y * Math.sin(angle),
      y: x * Math.sin(angle) + y * Math.cos(angle),
    })),
  ];
}

function cornersOf({ x, y, angle, width, height }: FittedRectangle): Point[] {
  // Slightly smaller, so that touching the outline does not count as crossing it.
  const w = (width / 2) * 0.999;
  const h = (height / 2) * 0.999;
  return [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ].map(([a, b]) => ({
    x: x + a! * Math.cos(angle) - b! * Math.sin(angle),
    y: y + a! * Math.sin(angle) + b! * Math.cos(angle),
  }));
}

function expectInside(rectangle: FittedRectangle, polygon: Polygon): void {
  const corners = cornersOf(rectangle);
  for (const corner of corners) expect(pointInPolygon(corner, polygon)).toBe(true);
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % 4]!;
    for (const ring of polygon) {
      for (const [at, c] of ring.entries()) {
        expect(segmentsIntersect(a, b, c, ring[(at + 1) % ring.length]!)).toBe(false);
      }
    }
  }
}

const ROOM = [
  [0, 0],
  [10, 0],
  [10, 4],
  [0, 4],
] as const;

describe('fitRectangle', () => {
  test('fills a rectangular room at any rotation', () => {
    for (const degrees of [0, 10, 30, 44, 60, 90, 135, 200]) {
      const polygon = turned(ROOM, degrees);
      const fitted = fitRectangle(polygon, 2.5)!;
      expectInside(fitted, polygon);
      expect(fitted.width).toBeGreaterThan(9.5);
      expect(fitted.height).toBeGreaterThan(3.8);
      expect(Math.abs(Math.sin(fitted.angle - (degrees * Math.PI) / 180))).toBeLessThan(1e-6);
    }
  });

  test('returns an angle that is readable with north up', () => {
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const { angle } = fitRectangle(turned(ROOM, degrees), 3)!;
      expect(angle).toBeGreaterThan(-Math.PI / 2);
      expect(angle).toBeLessThanOrEqual(Math.PI / 2);
    }
  });

  test('runs along a long room, not across', () => {
    const { angle } = fitRectangle(
      turned(
        [
          [0, 0],
          [3, 0],
          [3, 20],
          [0, 20],
        ],
        0,
      ),
      6,
    )!;
    expect(Math.abs(angle)).toBeCloseTo(Math.PI / 2);
  });

  test('uses the larger arm of an L', () => {
    const polygon = turned(
      [
        [0, 0],
        [12, 0],
        [12, 5],
        [2, 5],
        [2, 10],
        [0, 10],
      ],
      0,
    );
    const fitted = fitRectangle(polygon, 4)!;
    expectInside(fitted, polygon);
    expect(fitted.y).toBeLessThan(5);
    expect(fitted.width).toBeGreaterThan(10);
  });

  test('avoids holes', () => {
    const hole = [
      { x: 4, y: 1 },
      { x: 6, y: 1 },
      { x: 6, y: 3 },
      { x: 4, y: 3 },
    ];
    const polygon: Polygon = [...turned(ROOM, 0), hole];
    const fitted = fitRectangle(polygon, 3)!;
    expectInside(fitted, polygon);
    expect(fitted.width).toBeLessThanOrEqual(4.01);
  });
});

describe('fitRectangle for all shapes', () => {
  test('keeps the requested direction', () => {
    const polygon = turned(ROOM, 0);
    const fitted = fitRectangle(polygon, 3, Math.PI / 6)!;
    expect(fitted.angle).toBeCloseTo(Math.PI / 6);
    expectInside(fitted, polygon);
  });

  test('stays inside random shapes', () => {
    const random = seededRandom(5);
    for (let round = 0; round < 60; round++) {
      const count = 4 + Math.floor(random() * 12);
      const star: Point[] = Array.from({ length: count }, (_, index) => {
        const angle = (index / count) * 2 * Math.PI;
        const reach = 3 + random() * 9;
        return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
      });
      const fitted = fitRectangle([star], 0.5 + random() * 8);
      expect(fitted).toBeDefined();
      expectInside(fitted!, [star]);
    }
  });

  test('returns undefined without an area', () => {
    expect(fitRectangle([[]], 2)).toBeUndefined();
    expect(
      fitRectangle(
        [
          [
            { x: 0, y: 0 },
            { x: 1, y: 1 },
          ],
        ],
        2,
      ),
    ).toBeUndefined();
    expect(fitRectangle(turned(ROOM, 0), 0)).toBeUndefined();
  });
});

test('finds the main direction of a room along its walls', () => {
  expect(mainDirection(turned(ROOM, 20))).toBeCloseTo((20 * Math.PI) / 180);
  expect(mainDirection(turned(ROOM, 110))).toBeCloseTo((20 * Math.PI) / 180);
});
