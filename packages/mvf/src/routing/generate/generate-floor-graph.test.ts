import {
  distanceToSegment,
  type Point,
  pointDistance,
  seededRandom,
  segmentIntersection,
  segmentsIntersect,
} from '@brand/geo';
import { describe, expect, it } from 'vitest';
import {
  ANYONE,
  box,
  door,
  plan,
  points,
  shape,
  SMALL_FLOOR,
  solid,
  wall,
} from './floor.fixture.ts';
import type { FloorGraph, GraphEdge } from './floor-graph.ts';
import type { FloorPlan, PlanBlock, PlanDoor, PlanShape } from './floor-plan.ts';
import { floorGraphSteps, generateFloorGraph } from './generate-floor-graph.ts';
import { createWalkSpace, segmentsOfLine, segmentsOfRing } from './walk-space.ts';

/** Ids of the shapes that are reachable from a node of a shape. */
function reachableFrom(id: string, { nodes, edges }: FloorGraph): Set<string> {
  const leaving = Map.groupBy(edges, ({ from }) => from);
  const seen = new Set(
    nodes.flatMap((node, index) => (node.geometryIds.includes(id) ? [index] : [])),
  );
  for (const here of seen) for (const { to } of leaving.get(here) ?? []) seen.add(to);
  return new Set([...seen].flatMap((index) => nodes[index]!.geometryIds));
}

/** Edges that cross a wall, the side of something solid or an outline anywhere but at a door. */
function crossings(floor: FloorPlan, { nodes, edges }: FloorGraph): GraphEdge[] {
  const barriers = floor.blocks.flatMap(({ lines, polygons }) => [
    ...lines.flatMap(segmentsOfLine),
    ...polygons.flatMap((polygon) => polygon.flatMap(segmentsOfRing)),
  ]);
  const doors = floor.doors.flatMap(({ line }) => segmentsOfLine(line));
  const isAtDoor = (at: Point): boolean =>
    doors.some(({ a, b }) => distanceToSegment(at, a, b) < 0.01);
  return edges.filter(({ from, to }) =>
    barriers.some(({ a, b }) => {
      const [start, end] = [nodes[from]!, nodes[to]!];
      if (!segmentsIntersect(start, end, a, b)) return false;
      return !isAtDoor(segmentIntersection(start, end, a, b)!);
    }),
  );
}

const graph = generateFloorGraph(SMALL_FLOOR);
const ids = SMALL_FLOOR.shapes.map(({ id }) => id);
const nodesAt = (id: string, from: FloorGraph = graph): number[] =>
  from.nodes.flatMap(({ geometryIds }, index) => (geometryIds.includes(id) ? [index] : []));

const edgesBetween = (a: string, b: string): GraphEdge[] =>
  graph.edges.filter(
    ({ from, to }) => nodesAt(a).includes(from) && nodesAt(b).includes(to) && from !== to,
  );

describe('generateFloorGraph', () => {
  it('leads from every shape to every other through doors and openings', () => {
    for (const id of ids.filter((name) => name !== 'store')) {
      expect(reachableFrom(id, graph)).toEqual(new Set(graph.nodes.flatMap((n) => n.geometryIds)));
    }
    expect(graph.guessedDoors).toEqual([]);
    expect(graph.strayDoors).toEqual([]);
  });

  it('crosses no wall, outline or solid thing except at doors', () => {
    expect(crossings(SMALL_FLOOR, graph)).toEqual([]);
    const space = createWalkSpace(SMALL_FLOOR);
    for (const { from, to } of graph.edges) {
      const [a, b] = [graph.nodes[from]!, graph.nodes[to]!];
      for (let step = 1; step < 40; step += 1) {
        const at = { x: a.x + ((b.x - a.x) * step) / 40, y: a.y + ((b.y - a.y) * step) / 40 };
        const isInDoor = SMALL_FLOOR.doors.some(
          ({ line }) => distanceToSegment(at, line[0]!, line[1]!) < 0.05,
        );
        expect(isInDoor || space.partAt(at) >= 0).toBe(true);
      }
    }
  });

  it('keeps nodes off walls and furniture', () => {
    const barriers = SMALL_FLOOR.blocks.flatMap(({ lines, polygons }) => [
      ...lines.flatMap(segmentsOfLine),
      ...polygons.flatMap((polygon) => polygon.flatMap(segmentsOfRing)),
    ]);
    for (const node of graph.nodes) {
      const isInDoor = node.geometryIds.length === 1 && node.geometryIds[0] === 'exit';
      const nearest = Math.min(...barriers.map(({ a, b }) => distanceToSegment(node, a, b)));
      expect(isInDoor || nearest > 0.2).toBe(true);
    }
  });

  it('lets a one-way door be entered only', () => {
    expect(reachableFrom('hall', graph).has('store')).toBe(true);
    expect(reachableFrom('store', graph)).toEqual(new Set(['store', 'door-store']));
    const inside = new Set(nodesAt('store'));
    const entering = graph.edges.filter(({ from, to }) => !inside.has(from) && inside.has(to));
    expect(entering).toHaveLength(1);
  });

  it('takes access and cost of edges from doors and shapes', () => {
    expect(edgesBetween('hall', 'north-1')).toEqual([
      expect.objectContaining({ extraCost: 1, accessible: true, public: true }),
    ]);
    expect(edgesBetween('hall', 'north-2')).toEqual([
      expect.objectContaining({ accessible: false, public: true }),
    ]);
    expect(edgesBetween('hall', 'store')).toEqual([
      expect.objectContaining({ accessible: true, public: false }),
    ]);
    expect(new Set(edgesBetween('hall', 'hall').map(({ extraCost }) => extraCost))).toEqual(
      new Set([0]),
    );
  });

  it('puts two nodes at a door between shapes, and one into a door to the outside', () => {
    expect(nodesAt('door-1')).toHaveLength(2);
    const exit = nodesAt('exit').map((index) => graph.nodes[index]!);
    expect(exit.map(({ geometryIds }) => geometryIds)).toEqual([['hall', 'exit'], ['exit']]);
    expect(exit[1]).toMatchObject({ x: 0, y: 4.75 });
  });

  it('reaches destinations, counters from the front', () => {
    const [kiosk] = nodesAt('kiosk').map((index) => graph.nodes[index]!);
    expect(kiosk).toMatchObject({ geometryIds: ['hall', 'kiosk'], y: 4.9 });
    expect(nodesAt('pillar')).toHaveLength(1);
    expect(graph.unreached).toEqual(['far']);
  });

  it('enters a lift in the hallway through its open side', () => {
    const inside = nodesAt('lift').filter((node) => {
      const { x, y } = graph.nodes[node]!;
      return x > 25 && x < 27 && y > 15 && y < 17;
    });
    expect(inside).toHaveLength(1);
    expect(reachableFrom('lift', graph).has('corner')).toBe(true);
  });

  it('returns the same graph for the same plan', () => {
    expect(generateFloorGraph(structuredClone(SMALL_FLOOR))).toEqual(graph);
  });

  it('returns an empty graph for an empty floor', () => {
    expect(generateFloorGraph(plan({}))).toMatchObject({ nodes: [], edges: [], unreached: [] });
  });
});

describe('generateFloorGraph on imperfect plans', () => {
  const hall = shape('hall', 'hallway', [box(0, 0, 20, 3)]);
  const rooms = [0, 5, 10].map((x) => shape(`room-${x}`, 'room', [box(x, 3.2, x + 5, 9)]));

  it('guesses missing doors unless disabled', () => {
    const floor = plan({ shapes: [hall, ...rooms] });
    const guessed = generateFloorGraph(floor);
    expect(guessed.guessedDoors).toEqual(['room-0', 'room-5', 'room-10']);
    expect(reachableFrom('room-0', guessed).has('room-10')).toBe(true);
    const strict = generateFloorGraph(floor, { guessDoors: false });
    expect(strict.guessedDoors).toEqual([]);
    expect(reachableFrom('room-0', strict)).toEqual(new Set(['room-0']));
  });

  it('joins hallways that touch unless disabled', () => {
    const floor = plan({ shapes: [hall, shape('side', 'hallway', [box(20, 0, 23, 12)])] });
    expect(reachableFrom('hall', generateFloorGraph(floor)).has('side')).toBe(true);
    const closed = generateFloorGraph(floor, { openHallways: false, guessDoors: false });
    expect(reachableFrom('hall', closed).has('side')).toBe(false);
  });

  it('marks ways through an area that wheelchairs cannot pass', () => {
    const steps = shape('steps', 'area', [box(9, 0, 11, 3)], {
      access: { ...ANYONE, accessible: false },
    });
    const result = generateFloorGraph(plan({ shapes: [hall, steps] }));
    const end = (low: boolean) =>
      result.nodes.flatMap(({ x, geometryIds }, index) =>
        !geometryIds.includes('steps') && (low ? x < 9 : x > 11) ? [index] : [],
      );
    expect(end(true).length).toBeGreaterThan(0);
    expect(end(false).length).toBeGreaterThan(0);
    const around = { ...result, edges: result.edges.filter(({ accessible }) => accessible) };
    const crossing = result.edges.filter(
      ({ from, to }) => end(true).includes(from) && end(false).includes(to),
    );
    expect(crossing).toEqual([]);
    expect(reachableFrom('steps', result).has('hall')).toBe(true);
    expect(reachableFrom('steps', around)).toEqual(new Set(['steps']));
  });

  it('reports doors that lead nowhere and one-ways that are unclear', () => {
    const doors = [
      door('stray', [50, 50], [51, 50]),
      door('odd', [2, 3.1], [3, 3.1], { oneWayInto: 'moon' }),
    ];
    const result = generateFloorGraph(plan({ shapes: [hall, ...rooms], doors }));
    expect(result.strayDoors).toEqual(['stray']);
    expect(result.unclearOneWays).toEqual(['odd']);
  });

  it('puts nodes on ways that are very long', () => {
    const road = shape('road', 'hallway', [box(0, 0, 1200, 4)]);
    const doors = [door('west', [0, 1], [0, 3]), door('east', [1200, 1], [1200, 3])];
    const { nodes, edges } = generateFloorGraph(plan({ shapes: [road], doors }));
    const lengths = edges.map(({ from, to }) => pointDistance(nodes[from]!, nodes[to]!));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(251);
  });

  it('survives degenerate shapes', () => {
    const shapes = [
      hall,
      shape('line', 'room', [points([0, 0], [5, 0], [9, 0])]),
      shape('nothing', 'room', [[]]),
      shape('empty', 'room', []),
      shape('hall-again', 'hallway', [box(0, 0, 20, 3)]),
    ];
    const blocks = [wall(), wall([1, 1]), wall([1, 1], [1, 1]), solid([])];
    const doors = [door('dot', [2, 3], [2, 3])];
    const result = generateFloorGraph(plan({ shapes, blocks, doors }));
    expect(result.unreached).toEqual(['line', 'nothing', 'empty']);
    expect(nodesAt('hall-again', result).length).toBeGreaterThan(0);
  });
});

describe('generateFloorGraph on random floors', () => {
  it('crosses no wall or solid thing except at doors', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const floor = randomFloor(seed);
      const result = generateFloorGraph(floor, { guessDoors: false });
      // A door may be drawn off the wall that it is in: its own nodes are on either side.
      const doorsAt = result.nodes.map(({ geometryIds }) =>
        geometryIds.filter((id) => id.startsWith('door')),
      );
      const ways = result.edges.filter(
        ({ from, to }) => !doorsAt[from]!.some((id) => doorsAt[to]!.includes(id)),
      );
      expect(crossings(floor, { ...result, edges: ways })).toEqual([]);
    }
  }, 60_000);
});

/** Shapes, walls, furniture and doors anywhere, on top of each other. */
function randomFloor(seed: number): FloorPlan {
  const random = seededRandom(seed);
  const grid = seed % 3 === 0 ? 1 : 0.01;
  const pick = (from: number, to: number): number =>
    Math.round((from + (to - from) * random()) / grid) * grid;
  const randomBox = (most: number): Point[] => {
    const [x, y] = [pick(0, 40), pick(0, 30)];
    return box(x, y, x + Math.max(1, pick(1, most)), y + Math.max(1, pick(1, most)));
  };
  const times = (most: number) => ({ length: 3 + Math.floor(random() * most) });
  return plan({
    shapes: Array.from(times(12), (_, index) =>
      shape(`shape-${index}`, random() < 0.5 ? 'room' : 'hallway', [randomBox(15)], {
        access: { ...ANYONE, public: random() < 0.9 },
      }),
    ),
    blocks: Array.from(times(12), () =>
      random() < 0.5
        ? solid(randomBox(4))
        : wall([pick(0, 40), pick(0, 30)], [pick(0, 40), pick(0, 30)]),
    ),
    doors: Array.from(times(8), (_, index) => {
      const [x, y] = [pick(0, 40), pick(0, 30)];
      return door(`door-${index}`, [x, y], random() < 0.5 ? [x + 1, y] : [x, y + 1]);
    }),
  });
}

describe('generateFloorGraph on large floors', () => {
  it('takes seconds at most for 400 rooms with 500 doors and furniture', () => {
    const shapes: PlanShape[] = [shape('spine', 'hallway', [box(0, 0, 3, 80)])];
    const blocks: PlanBlock[] = [];
    const doors: PlanDoor[] = [];
    for (let row = 0; row < 10; row += 1) {
      const aisle = Math.floor(row / 2) * 16;
      const isUpper = row % 2 === 1;
      if (!isUpper)
        shapes.push(shape(`aisle-${row}`, 'hallway', [box(3, aisle + 6, 163, aisle + 9)]));
      for (let column = 0; column < 40; column += 1) {
        const [x, y] = [3 + column * 4, aisle + (isUpper ? 9 : 0)];
        const [front, back] = isUpper ? [y, y + 6] : [y + 6, y];
        shapes.push(shape(`room-${row}-${column}`, 'room', [box(x, y, x + 4, y + 6)]));
        doors.push(door(`door-${row}-${column}`, [x + 1, front], [x + 2, front]));
        if (column % 4 === 0)
          doors.push(door(`more-${row}-${column}`, [x + 3, front], [x + 3.8, front]));
        blocks.push(wall([x + 1, front], [x, front], [x, back], [x + 4, back]));
        blocks.push(solid(box(x + 1.5, y + 2.5, x + 2.5, y + 3.3)));
      }
    }
    const start = process.cpuUsage();
    const result = generateFloorGraph(plan({ shapes, blocks, doors }));
    // Microseconds of computing, so that other work on the machine does not count.
    expect(process.cpuUsage(start).user).toBeLessThan(15_000_000);
    expect(reachableFrom('room-0-0', result).size).toBe(shapes.length + doors.length);
  }, 60_000);

  it('pauses many times within one hall, because a page waits for each step', () => {
    const shapes = [shape('hall', 'hallway', [box(0, 0, 100, 100)])];
    const pillars = Array.from({ length: 64 }, (_, index) => {
      const [x, y] = [6 + (index % 8) * 12, 6 + Math.floor(index / 8) * 12];
      return solid(box(x, y, x + 1, y + 1));
    });
    const steps = floorGraphSteps(plan({ shapes, blocks: pillars }));
    let pauses = 0;
    while (steps.next().done !== true) pauses += 1;
    // At least one for each corner.
    expect(pauses).toBeGreaterThan(4 * pillars.length);
  });
});
