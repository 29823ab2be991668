import { describe, expect, it } from 'vitest';
import { buildRibbon } from './ribbon.ts';

const corner = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 5 },
];

/** Vertices of the strip for a line that is 1 m wide. */
function edgesOf(line: readonly { x: number; y: number }[]): { x: number; y: number }[] {
  const { positions, offsets } = buildRibbon(line);
  return Array.from({ length: positions.length / 2 }, (_, vertex) => {
    const [nx, ny, side, cap] = offsets.subarray(vertex * 4, vertex * 4 + 4);
    return {
      x: positions[vertex * 2]! + (nx! * -side! + ny! * cap!) / 2,
      y: positions[vertex * 2 + 1]! + (ny! * -side! - nx! * cap!) / 2,
    };
  });
}

describe('buildRibbon', () => {
  it('has the length of the line, minus the rounded corners', () => {
    expect(buildRibbon(corner.slice(0, 2)).length).toBeCloseTo(10);
    const { length } = buildRibbon(corner);
    expect(length).toBeLessThan(15);
    expect(length).toBeGreaterThan(14.5);
  });

  it('extends half a width to both sides and beyond both ends', () => {
    const edges = edgesOf(corner.slice(0, 2));
    expect(Math.min(...edges.map(({ y }) => y))).toBeCloseTo(-0.5);
    expect(Math.max(...edges.map(({ y }) => y))).toBeCloseTo(0.5);
    expect(Math.min(...edges.map(({ x }) => x))).toBeCloseTo(-0.5);
    expect(Math.max(...edges.map(({ x }) => x))).toBeCloseTo(10.5);
  });

  it('has no spike at a sharp turn', () => {
    const back = [...corner.slice(0, 2), { x: 0, y: 0.2 }];
    for (const { x, y } of edgesOf(back)) {
      expect(Math.abs(y)).toBeLessThan(2);
      expect(x).toBeLessThan(12);
    }
  });

  it('counts metres from the end of the previous segment', () => {
    const { along } = buildRibbon(corner.slice(0, 2), 7);
    expect(Math.min(...along)).toBe(7);
    expect(Math.max(...along)).toBeCloseTo(17);
  });

  it('returns the distance to bends, so that arrows keep off them', () => {
    const { rooms, along } = buildRibbon([...corner, { x: 10.1, y: 9 }]);
    const roomAt = (vertex: number): number[] => [...rooms.subarray(vertex * 2, vertex * 2 + 2)];
    const [back, on] = roomAt(0);
    expect(back).toBe(0);
    // The corner is rounded slightly before it.
    expect(on).toBeGreaterThan(9);
    expect(on).toBeLessThan(10);
    // The free distance inside the bend is 0, and a slight turn does not count as a bend.
    const inBend = Array.from(along, (value, vertex) => ({ value, vertex }))
      .filter(({ value }) => value > 9.5 && value < 10.2)
      .map(({ vertex }) => Math.min(rooms[vertex * 2]!, rooms[vertex * 2 + 1]!));
    expect(Math.max(...inBend)).toBe(0);
    expect(roomAt(along.length - 1)[0]).toBeGreaterThan(8);
  });

  it.each([
    [[]],
    [[{ x: 1, y: 1 }]],
    [
      [
        { x: 1, y: 1 },
        { x: 1, y: 1 },
      ],
    ],
  ])('returns no triangles for %j', (line) => {
    expect(buildRibbon(line).indices).toHaveLength(0);
  });

  it('refers only to vertices that exist', () => {
    const { indices, along, positions } = buildRibbon(corner);
    expect(Math.max(...indices)).toBe(along.length - 1);
    expect(positions.some(Number.isNaN)).toBe(false);
  });
});
