import { describe, expect, test } from 'vitest';
import { buildRoutingGraph } from '../../routing/graph/build-routing-graph.ts';
import { findRoute } from '../../routing/graph/find-route.ts';
import { fromOSM } from './from-osm.ts';
import { box, collection, draftOf, line, metres, point, twoRooms } from './osm.fixture.ts';

describe('floors and buildings', () => {
  test('makes a floor of each level that occurs, lowest first', () => {
    const { draft } = draftOf(collection(...twoRooms('0-1'), ...lift('-1;0;1.5')));
    expect(draft.floors.map(({ elevation }) => elevation)).toEqual([-1, 0, 1, 1.5]);
    expect(draft.floors.map(({ details }) => details?.name)).toEqual([
      'Level -1',
      'Level 0',
      'Level 1',
      'Level 1.5',
    ]);
  });

  test('names floors as level features and signs do', () => {
    const { draft } = draftOf(
      collection(
        ...twoRooms('0'),
        box('way/9', [0, 0, 20, 10], { indoor: 'level', level: '0', name: 'Lobby', ref: 'L' }),
        box('way/8', [0, 0, 9, 9], { indoor: 'room', level: '1', 'level:ref': 'M' }),
      ),
    );
    expect(draft.floors.map(({ details }) => [details?.name, details?.shortName])).toEqual([
      ['Lobby', 'L'],
      ['Level M', 'M'],
    ]);
    expect(draft.floors[0]?.footprint).toBeDefined();
  });

  test('takes the outline, name and address of the building around the rooms', () => {
    const building = box('way/100', [-1, -1, 21, 11], {
      building: 'office',
      name: 'Town hall',
      'addr:street': 'Market',
      'addr:housenumber': '1',
      'addr:city': 'Fieldham',
    });
    const empty = box('way/101', [50, 0, 60, 9], { building: 'yes' });
    const { draft, report } = draftOf(collection(...twoRooms('0;1'), building, empty));
    expect(draft.name).toBe('Town hall');
    expect(draft.address).toBe('Market 1, Fieldham');
    expect(draft.buildings).toMatchObject([
      { key: 'way/100', floors: ['level 0', 'level 1'], defaultFloor: 'level 0' },
    ]);
    const ring = draft.floors[0]?.footprint?.coordinates[0] as number[][];
    expect(ring.map(metres)).toContainEqual([21, 11]);
    expect(report.get('building-without-rooms')).toMatchObject({ action: 'dropped' });
  });

  test('assigns floors to several buildings', () => {
    const { draft } = draftOf(
      collection(
        box('way/100', [-1, -1, 21, 11], { building: 'yes', name: 'A' }),
        box('way/101', [49, -1, 61, 11], { building: 'yes', name: 'B' }),
        ...twoRooms('0-2'),
        box('way/5', [50, 0, 60, 10], { indoor: 'room', level: '0' }),
      ),
    );
    expect(draft.buildings.map(({ floors }) => floors.length)).toEqual([3, 1]);
  });

  test('counts rooms in a building in a building to the larger', () => {
    const kiosk = box('way/101', [-0.5, -0.5, 20.5, 10.5], { building: 'roof', name: 'Roof' });
    const house = box('way/100', [-9, -9, 30, 30], { building: 'yes', name: 'House' });
    const { draft } = draftOf(collection(kiosk, house, ...twoRooms('0')));
    expect(draft.buildings.map(({ key }) => key)).toEqual(['way/100']);
  });

  test('grows the outline around a room that sticks out of it', () => {
    const building = box('way/100', [0, 0, 20, 8], { building: 'yes' });
    const { draft, report } = draftOf(collection(...twoRooms('0'), building));
    const ring = draft.floors[0]?.footprint?.coordinates[0] as number[][];
    expect(ring.map(metres)).toContainEqual([20, 10]);
    expect(report.get('grown-footprint')?.action).toBe('changed');
  });
});

describe('levels', () => {
  test('puts rooms without a level on the ground and reports it', () => {
    const { draft, report } = draftOf(
      collection(box('way/1', [0, 0, 5, 5], { indoor: 'room' }), ...twoRooms('1')),
    );
    expect(draft.floors.map(({ elevation }) => elevation)).toEqual([1]);
    expect(report.get('missing-level')).toMatchObject({ action: 'guessed' });
  });

  test('falls back to the layer, and to the level of the same sign', () => {
    const { draft, report } = draftOf(
      collection(
        ...twoRooms('0'),
        box('way/8', [30, 0, 35, 5], { indoor: 'room', layer: '-1' }),
        box('way/9', [40, 0, 45, 5], { indoor: 'room', 'level:ref': 'M' }),
        box('way/10', [50, 0, 55, 5], { indoor: 'room', level: '2', 'level:ref': 'M' }),
      ),
    );
    expect(draft.floors.map(({ elevation }) => elevation)).toEqual([-1, 0, 2]);
    expect(report.get('level-from-other-tag')?.count).toBeUndefined();
  });

  test('skips levels that the building does not have', () => {
    const { draft } = draftOf(
      collection(
        box('way/100', [-1, -1, 21, 11], { building: 'yes', non_existent_levels: '2' }),
        ...twoRooms('1-3'),
      ),
    );
    expect(draft.floors.map(({ elevation }) => elevation)).toEqual([1, 3]);
  });

  test('reports levels that it does not understand', () => {
    const { report } = draftOf(
      collection(
        ...twoRooms('0'),
        box('way/9', [0, 20, 5, 25], { indoor: 'room', level: 'attic' }),
      ),
    );
    expect(report.get('bad-level')).toMatchObject({ action: 'dropped' });
    expect(report.get('bad-level')?.message).toContain('level=attic');
  });

  test('rejects data without indoor features', () => {
    const street = line(
      'way/1',
      [
        [0, 0],
        [9, 0],
      ],
      { highway: 'residential' },
    );
    expect(() => draftOf(collection(street))).toThrow(
      expect.objectContaining({ code: 'mvf/nothing-to-import' }),
    );
  });
});

const lift = (level: string): ReturnType<typeof box>[] => [
  box('way/50', [20, 0, 22, 2], { indoor: 'room', highway: 'elevator', level, ref: 'A' }),
];

describe('spaces and fittings', () => {
  test.each([
    [{ indoor: 'room' }, 'room'],
    [{ indoor: 'corridor' }, 'hallway'],
    [{ indoor: 'area' }, 'hallway'],
  ])('makes %o a %s', (tags, kind) => {
    const { draft } = draftOf(collection(box('way/1', [0, 0, 5, 5], { ...tags, level: '0' })));
    expect(draft.shapes).toMatchObject([{ kind, traversal: 'walkable', floor: 'level 0' }]);
  });

  test('keeps walls, columns and tactile paving', () => {
    const ends = [
      [0, 2],
      [9, 2],
    ] as const;
    const { draft } = draftOf(
      collection(
        ...twoRooms('0'),
        line('way/7', ends, { indoor: 'wall', level: '0' }),
        box('way/8', [3, 1, 4, 2], { indoor: 'column', level: '0' }),
        line('way/9', ends, { indoor: 'yes', tactile_paving: 'yes', level: '0' }),
      ),
    );
    expect(draft.shapes.slice(3)).toMatchObject([
      { kind: 'wall', traversal: 'blocked' },
      { kind: 'object', traversal: 'blocked' },
      { kind: 'area', traversal: 'ignored', style: 'TactilePaving' },
    ]);
    expect(draft.styles).toHaveProperty('TactilePaving');
  });

  test('restricts access by tags', () => {
    const { draft } = draftOf(
      collection(
        box('way/1', [0, 0, 5, 5], { indoor: 'room', level: '0', access: 'private' }),
        box('way/2', [5, 0, 9, 5], { indoor: 'room', level: '0', wheelchair: 'no' }),
        box('way/3', [9, 0, 15, 5], { indoor: 'room', level: '0', access: 'customers' }),
      ),
    );
    expect(draft.shapes.map(({ access }) => access)).toEqual([
      { public: false },
      { accessible: false },
      undefined,
    ]);
  });
});

describe('paths and leftovers', () => {
  test('draws paths as strips where no room is, and joins them', () => {
    const { draft, report } = draftOf(
      collection(
        ...twoRooms('0'),
        line(
          'way/7',
          [
            [20, 2],
            [40, 2],
          ],
          { highway: 'footway', level: '0', width: '3' },
        ),
        line(
          'way/8',
          [
            [40, 2],
            [40, 20],
          ],
          { highway: 'corridor', level: '0' },
        ),
        line(
          'way/9',
          [
            [1, 2],
            [19, 2],
          ],
          { highway: 'footway', level: '0' },
        ),
      ),
    );
    const strips = draft.shapes.slice(3);
    expect(strips).toMatchObject([{ kind: 'hallway', traversal: 'walkable' }]);
    const ring = (strips[0]!.geometry.coordinates as number[][][])[0]!.map(metres);
    expect(ring).toContainEqual([20, 3.5]);
    expect(ring).toContainEqual([39, 21]);
    expect(report.get('path-strip')?.count).toBe(2);
    expect(report.get('path-in-room')).toMatchObject({ action: 'dropped' });
  });

  test('reports indoor features that it cannot use', () => {
    const { report } = draftOf(
      collection(...twoRooms('0'), point('node/1', [1, 1], { natural: 'plant', level: '0' })),
    );
    expect(report.get('unknown-feature')).toMatchObject({ action: 'dropped' });
  });

  test('reports tags that went nowhere', () => {
    const { report } = draftOf(
      collection(
        ...twoRooms('0'),
        box('way/8', [3, 1, 4, 2], { indoor: 'column', level: '0', material: 'oak' }),
      ),
    );
    expect(report.get('unused-tags')?.message).toContain('material');
  });
});

const corners = (
  level: string,
  ...places: (readonly [number, number])[]
): ReturnType<typeof box>[] =>
  places.map((at, index) => point(`node/${level}${index}`, at, { level }));

describe('half levels on corners', () => {
  const stairs = box('way/5', [20, 0, 24, 4], { indoor: 'room', stairs: 'yes', level: '0-1' });

  test('become landings of the stairwell around them', () => {
    const { draft, report } = draftOf(
      collection(...twoRooms('0-1'), stairs, ...corners('0.5', [21, 1], [23, 1])),
    );
    expect(draft.floors.map(({ elevation }) => elevation)).toEqual([0, 0.5, 1]);
    expect(draft.connections[0]?.stops.map(({ floor }) => floor)).toEqual([
      'level 0',
      'level 0.5',
      'level 1',
    ]);
    expect(report.get('landing')).toMatchObject({ action: 'guessed', count: 2 });
  });

  test('add no floor when they are alone or elsewhere', () => {
    const { draft, report } = draftOf(
      collection(
        ...twoRooms('0-1'),
        stairs,
        ...corners('0.1', [21, 1]),
        ...corners('0.5', [5, 5], [6, 5]),
      ),
    );
    expect(draft.floors.map(({ elevation }) => elevation)).toEqual([0, 1]);
    expect(report.get('level-of-corner')).toMatchObject({ action: 'dropped', count: 3 });
  });
});

describe('implied walls', () => {
  test('stand around rooms and lifts, not around halls and areas', () => {
    const { impliedWalls, report } = draftOf(
      collection(
        ...twoRooms('0'),
        box('way/4', [0, -9, 20, 0], { indoor: 'area', level: '0' }),
        box('way/5', [30, 0, 40, 9], { indoor: 'room', level: '0', wall: 'no' }),
        box('way/6', [50, 0, 52, 2], { highway: 'elevator', level: '0;1' }),
      ),
    );
    const places = impliedWalls
      .filter(({ floor }) => floor === 'level 0')
      .flatMap(({ geometry }) => (geometry.coordinates as number[][]).map(metres));
    const [east, south] = [
      places.map(([x]) => x).toSorted((a, b) => b - a),
      places.map(([, y]) => y).toSorted((a, b) => a - b),
    ];
    expect(impliedWalls.every(({ kind }) => kind === 'wall')).toBe(true);
    expect(south[0]).toBe(0);
    expect(east[0]).toBe(52);
    expect(places.some(([x]) => x > 20 && x < 50)).toBe(false);
    expect(places.filter(([x]) => x < 30).every(([, y]) => y >= 4)).toBe(true);
    expect(report.get('implied-walls')).toMatchObject({ action: 'guessed' });
  });

  test('have a gap at each door, and at the hall where a room has no door', () => {
    const door = point('node/1', [3, 4], { door: 'yes', level: '0' });
    const { draft, impliedWalls } = draftOf(collection(...twoRooms('0'), door));
    expect(draft.doors).toHaveLength(1);
    const spans = impliedWalls
      .map(({ geometry }) => (geometry.coordinates as number[][]).map(metres))
      .flatMap((wall) => wall.slice(1).map((end, index) => [wall[index]!, end] as const))
      .filter(([[, from], [, to]]) => from === 4 && to === 4)
      .map(([[from], [to]]) => [from, to]);
    // The door at 3, and a passage in the middle of the room without one.
    expect(spans).toEqual([
      [0, 2.55],
      [3.45, 10],
      [10, 14.5],
      [15.5, 20],
    ]);
  });

  test('keep every room reachable', () => {
    const { document } = fromOSM(collection(...twoRooms('0')), { time: '2026-01-01T00:00:00Z' });
    const graph = buildRoutingGraph(document);
    const nodesOf = (name: string): number[] => {
      const place = document.locations?.find(({ details }) => details.name === name);
      return [...(graph.nodesByGeometry.get(place!.geometryAnchors![0]!.geometryId) ?? [])];
    };
    expect(findRoute(graph, nodesOf('West'), nodesOf('East'))).toBeDefined();
  });
});
