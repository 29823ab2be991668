import { describe, expect, it } from 'vitest';
import { box, plan, points, shape } from './floor.fixture.ts';
import { alongRing, lineAlongRing, outlineOf } from './outline.ts';
import { createWalkSpace } from './walk-space.ts';

const [part] = createWalkSpace(plan({ shapes: [shape('a', 'room', [box(0, 0, 4, 3)])] })).parts;
const [ring] = outlineOf(part!);

describe('outline', () => {
  it('measures a ring along its edges', () => {
    expect(ring!.length).toBe(14);
    expect(ring!.edges.map(({ start }) => start)).toEqual([0, 4, 7, 11]);
    expect(alongRing(ring!.edges[1]!, [0, 0.5])).toEqual([4, 5.5]);
  });

  it('cuts a line out of a ring around its corners', () => {
    expect(lineAlongRing(ring!, [3, 8])).toEqual(points([3, 0], [4, 0], [4, 3], [3, 3]));
    expect(lineAlongRing(ring!, [1, 2])).toEqual(points([1, 0], [2, 0]));
  });
});
