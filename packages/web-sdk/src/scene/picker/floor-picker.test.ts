import { pointInPolygon, seededRandom, type SeededRandom } from '@brand/geo';
import { expect, test } from 'vitest';
import type { PickRay } from '../../kernel/view-camera.ts';
import { buildFloorGeometry } from '../floor-geometry/build-floor-geometry.ts';
import type { FloorShape } from '../floor-geometry/floor-shape.ts';
import { box, plan, shape } from '../floor-geometry/shapes.fixture.ts';
import { StateTable } from '../state-table.ts';
import { FloorPicker } from './floor-picker.ts';

function pickerOf(shapes: readonly FloorShape[], footprint = [[box(-50, -50, 50, 50)]]) {
  const geometry = buildFloorGeometry(plan(shapes, { footprint }));
  const state = new StateTable(new Float32Array(shapes.length + 1));
  const write = (row: number, height: number, opacity = 1): void =>
    state.write(row, { color: 0, topColor: 0, opacity, height, altitude: 0 });
  for (const [row, { style }] of shapes.entries()) write(row, style.height);
  state.write(shapes.length, { color: 0, topColor: 0, opacity: 1, height: 0.3, altitude: -0.3 });
  return { picker: new FloorPicker(geometry, state), state, write };
}

const rayTo = (from: readonly number[], to: readonly number[]): PickRay => {
  const [x, y, z] = [0, 1, 2].map((axis) => to[axis]! - from[axis]!) as [number, number, number];
  const length = Math.hypot(x, y, z);
  return {
    origin: { x: from[0]!, y: from[1]!, z: from[2]! },
    direction: { x: x / length, y: y / length, z: z / length },
  };
};

const rowsOf = (picker: FloorPicker, ray: PickRay): number[] =>
  picker.pick(ray).map(({ row }) => row);

test('hits the top from above, then the slab', () => {
  const { picker } = pickerOf([shape({ rings: [[box(0, 0, 4, 4)]], style: { height: 2 } })]);
  const hits = picker.pick(rayTo([2, 2, 10], [2, 2, 0]));
  expect(hits.map(({ row }) => row)).toEqual([0, 1]);
  expect(hits[0]?.distance).toBeCloseTo(8, 6);
  expect(hits[1]?.distance).toBeCloseTo(10, 6);
});

test('hits the side with a level ray', () => {
  const { picker } = pickerOf([shape({ rings: [[box(0, 0, 4, 4)]], style: { height: 2 } })]);
  const hits = picker.pick(rayTo([-10, 2, 1], [0, 2, 1]));
  expect(hits.map(({ row }) => row)).toEqual([0]);
  expect(hits[0]?.distance).toBeCloseTo(10, 6);
});

test('hits what is below a hole', () => {
  const rings = [[box(0, 0, 10, 10), box(4, 4, 6, 6)]];
  const { picker } = pickerOf([shape({ rings, style: { height: 0.1 } })]);
  expect(rowsOf(picker, rayTo([5, 5, 10], [5, 5, 0]))).toEqual([1]);
});

test('does not hit what is not drawn', () => {
  const { picker, write } = pickerOf([shape({ rings: [[box(0, 0, 4, 4)]] })]);
  write(0, 2, 0);
  expect(rowsOf(picker, rayTo([2, 2, 10], [2, 2, 0]))).toEqual([1]);
});

test('uses current heights', () => {
  const { picker, write } = pickerOf([shape({ rings: [[box(0, 0, 4, 4)]] })]);
  write(0, 30);
  expect(picker.pick(rayTo([2, 2, 50], [2, 2, 0]))[0]?.distance).toBeCloseTo(20, 5);
  expect(rowsOf(picker, rayTo([-10, 2, 25], [0, 2, 25]))).toEqual([0]);
});

test('hits nothing with a ray that points up or away', () => {
  const { picker } = pickerOf([shape({ rings: [[box(0, 0, 4, 4)]] })]);
  expect(picker.pick(rayTo([2, 2, 10], [2, 2, 20]))).toEqual([]);
  expect(picker.pick(rayTo([80, 80, 10], [90, 90, 0]))).toEqual([]);
});

/** A random star-shaped polygon with a hole and a height. */
function randomShape(random: SeededRandom): FloorShape {
  const [x, y] = [(random() - 0.5) * 80, (random() - 0.5) * 80];
  const around = (count: number, least: number, most: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      const radius = least + random() * (most - least);
      return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
    });
  const rings = [[around(9, 2, 6), around(5, 0.5, 1.2).toReversed()]];
  return shape({ rings, style: { height: random() * 4 } });
}

/** Distance to a prism by brute force: tests its top and each of its edges as a plane. */
function distanceToPrism({ rings: [polygon], style }: FloorShape, ray: PickRay): number {
  const { origin, direction } = ray;
  const at = (distance: number) => ({
    x: origin.x + direction.x * distance,
    y: origin.y + direction.y * distance,
  });
  const toTop = (style.height - origin.z) / direction.z;
  let nearest = toTop >= 0 && pointInPolygon(at(toTop), polygon!) ? toTop : Infinity;
  for (const ring of polygon!) {
    for (const [index, a] of ring.entries()) {
      const b = ring[(index + 1) % ring.length]!;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const across = direction.x * dy - direction.y * dx;
      if (across >= 0) continue;
      const distance = ((a.x - origin.x) * dy - (a.y - origin.y) * dx) / across;
      const { x, y } = at(distance);
      const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy);
      const z = origin.z + direction.z * distance;
      if (distance < 0 || along < 0 || along > 1 || z < 0 || z > style.height) continue;
      nearest = Math.min(nearest, distance);
    }
  }
  return nearest;
}

test('matches brute force for random rays', () => {
  const random = seededRandom(42);
  const shapes = Array.from({ length: 150 }, () => randomShape(random));
  const { picker } = pickerOf(shapes);
  let met = 0;
  for (let count = 0; count < 1500; count++) {
    const from = [(random() - 0.5) * 200, (random() - 0.5) * 200, 1 + random() * 80];
    const to = [(random() - 0.5) * 80, (random() - 0.5) * 80, random() * 3];
    const ray = rayTo(from, to);
    const picked = picker.pick(ray).filter(({ row }) => row < shapes.length);
    const expected = shapes
      .map((one, row) => ({ row, distance: distanceToPrism(one, ray) }))
      .filter(({ distance }) => distance < Infinity)
      .toSorted((a, b) => a.distance - b.distance);
    expect(picked.map(({ row }) => row)).toEqual(expected.map(({ row }) => row));
    for (const [index, { distance }] of picked.entries()) {
      expect(distance).toBeCloseTo(expected[index]!.distance, 3);
    }
    met += picked.length;
  }
  expect(met).toBeGreaterThan(1000);
});
