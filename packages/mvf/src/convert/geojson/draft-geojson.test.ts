import { describe, expect, test } from 'vitest';
import {
  box,
  collection,
  draftOf,
  levelOf,
  line,
  metres,
  place,
  point,
} from './geojson.fixture.ts';

const hall = box([0, 0, 20, 4], { type: 'hallway' });
const room = box([0, 4, 10, 10], { id: 7, type: 'room', name: 'West', roomnumber: '101' });

describe('levels', () => {
  test('take their elevation from properties or from their name', () => {
    const data = collection(room);
    const { draft, report } = draftOf({
      name: 'Office',
      levels: [
        { name: 'Cellar', elevation: -2, data },
        { name: 'Ground Floor', shortName: 'G', data },
        { data, file: 'plans/floor-1.geojson' },
        { name: 'Somewhere', data },
        { name: 'Roof', data },
      ],
    });
    expect(draft.name).toBe('Office');
    expect(draft.floors.map(({ elevation, details }) => [elevation, details?.name])).toEqual([
      [-2, 'Cellar'],
      [0, 'Ground Floor'],
      [1, 'Level 1'],
      [2, 'Somewhere'],
      [3, 'Roof'],
    ]);
    expect(draft.buildings[0]?.defaultFloor).toBe('level 0');
    expect(report.get('level-from-name')).toMatchObject({ action: 'guessed' });
    expect(report.get('level-order')).toMatchObject({ action: 'guessed' });
  });

  test('may share an elevation', () => {
    const data = collection(room);
    const { draft } = draftOf({
      levels: [
        { name: 'L1', data },
        { name: 'L1', data },
      ],
    });
    expect(new Set(draft.floors.map(({ key }) => key)).size).toBe(2);
    expect(new Set(draft.shapes.map(({ key }) => key)).size).toBe(2);
  });

  test('take text and bytes', () => {
    const text = JSON.stringify(collection(room));
    const bytes = new TextEncoder().encode(text);
    const { draft } = draftOf({ levels: [{ data: text }, { data: bytes }] });
    expect(draft.shapes).toHaveLength(2);
  });

  test.each([[[]], [[{ data: {} }]], [[{ data: collection(point([Number.NaN, 0], {})) }]]])(
    'fail without a usable feature',
    (levels) => {
      expect(() => draftOf({ levels })).toThrow(
        expect.objectContaining({ code: 'mvf/nothing-to-import' }),
      );
    },
  );

  test('fail with broken JSON', () => {
    expect(() => draftOf({ levels: [{ file: 'a.geojson', data: '{"a":' }] })).toThrow(
      expect.objectContaining({ code: 'mvf/bad-json', path: 'a.geojson' }),
    );
  });
});

describe('features', () => {
  test.each([
    ['room', { kind: 'room', traversal: 'walkable' }],
    ['bathroom', { kind: 'room', traversal: 'walkable', style: 'Bathrooms' }],
    ['hallway', { kind: 'hallway', traversal: 'walkable' }],
    ['wall', { kind: 'wall', traversal: 'blocked' }],
    ['window', { kind: 'window', traversal: 'blocked' }],
    ['placeholder', { kind: 'object', traversal: 'blocked' }],
    ['counter', { kind: 'object', traversal: 'walk-up' }],
    ['floor_opening', { kind: 'void', traversal: 'blocked' }],
    ['inaccessible_space', { kind: 'room', traversal: 'blocked', style: 'InaccessibleRooms' }],
    ['garden', { kind: 'area', traversal: 'ignored', style: 'Areas' }],
    ['no_geometry', { kind: 'area', traversal: 'ignored', style: null }],
    ['elevator', { kind: 'room', traversal: 'walkable' }],
  ])('become the matching kind for type %s', (type, expected) => {
    expect(levelOf([box([0, 0, 5, 5], { type })]).draft.shapes).toMatchObject([expected]);
  });

  test.each(['kind', 'type', 'category', 'indoor', 'class', 'fclass'])(
    'state their kind in %s',
    (key) => {
      expect(levelOf([box([0, 0, 5, 5], { [key]: 'corridor' })]).draft.shapes[0]?.kind).toBe(
        'hallway',
      );
    },
  );

  test('use the property names of the caller', () => {
    const odd = box([0, 0, 5, 5], {
      type: 'wall',
      what: 'room',
      title: 'A',
      bezeichnung: 'B',
      h: 3,
    });
    const { draft } = levelOf([odd], {
      properties: { kind: 'what', name: ['nothing', 'bezeichnung'], height: 'h' },
    });
    expect(draft.shapes).toMatchObject([{ kind: 'room', details: { name: 'B' } }]);
    expect(Object.values(draft.styles ?? {})).toMatchObject([{ height: 3 }]);
  });

  test('get a kind by their shape when they state none', () => {
    const { draft, report } = levelOf([
      box([0, 0, 5, 5], {}),
      line(
        [
          [0, 0],
          [5, 0],
        ],
        {},
      ),
      point([1, 1], {}),
      box([5, 0, 9, 5], { type: 'zorp' }),
    ]);
    expect(draft.shapes.map(({ kind }) => kind)).toEqual(['room', 'wall', 'poi', 'room']);
    expect(report.get('missing-kind')).toMatchObject({ action: 'guessed', count: 3 });
    expect(report.get('unknown-kind')?.message).toContain('zorp');
  });
});

describe('shapes and styles', () => {
  test('may be rooms drawn as closed lines', () => {
    const outline = line(
      [
        [0, 0],
        [5, 0],
        [5, 5],
        [0, 0],
      ],
      { type: 'room' },
    );
    expect(levelOf([outline]).draft.shapes[0]?.geometry.type).toBe('Polygon');
  });

  test('omit paths and shapes without a surface', () => {
    const ends = [
      [0, 0],
      [5, 0],
    ] as const;
    const { draft, report } = levelOf([
      room,
      line(ends, { type: 'hallway' }),
      line(ends, { type: 'pathway' }),
    ]);
    expect(draft.shapes).toHaveLength(1);
    expect([...report.keys()]).toEqual(expect.arrayContaining(['no-surface', 'path']));
  });

  test('keep their colours and heights as styles', () => {
    const { draft } = levelOf([
      box([0, 0, 5, 5], { type: 'room', color: [255, 0, 0] }),
      box([5, 0, 9, 5], { type: 'room', color: '#FF0000' }),
      box([9, 0, 12, 5], { type: 'wall', height: 2.5 }),
      box([12, 0, 15, 5], { type: 'room', color: 'red', height: -4 }),
    ]);
    expect(draft.shapes.map(({ style }) => style)).toEqual([
      'room-1',
      'room-1',
      'wall-2',
      undefined,
    ]);
    expect(draft.styles).toMatchObject({
      'room-1': { color: '#FF0000', opacity: 1 },
      'wall-2': { height: 2.5, buffer: 0 },
    });
  });
});

const doorOf = (door: ReturnType<typeof box>) => {
  const { draft, report } = levelOf([hall, room, door]);
  return {
    ends: draft.doors[0]?.line.coordinates.map(metres).toSorted(([p], [q]) => p - q),
    report,
  };
};

describe('doors', () => {
  test('become the line through the long axis of a polygon', () => {
    expect(doorOf(box([4, 3.9, 5, 4.1], { type: 'door' })).ends).toEqual([
      [4, 4],
      [5, 4],
    ]);
  });

  test('keep lines unchanged', () => {
    const ends = [
      [4, 4],
      [5, 4],
    ] as const;
    expect(doorOf(line(ends, { type: 'door' })).ends).toEqual(ends);
  });

  test('lie along the nearest wall when they are points', () => {
    expect(doorOf(point([5, 4.2], { type: 'door', width: 2 })).ends).toEqual([
      [4, 4],
      [6, 4],
    ]);
    const far = doorOf(point([5, 50], { type: 'door' }));
    expect(far.ends).toBeUndefined();
    expect(far.report.get('door-without-wall')).toMatchObject({ action: 'dropped' });
  });
});

describe('floors', () => {
  test('have the outline that is drawn', () => {
    const { draft } = levelOf([room, hall, box([-1, -1, 21, 11], { type: 'building_outline' })]);
    const ring = draft.floors[0]?.footprint?.coordinates[0] as number[][];
    expect(ring.map(metres)).toContainEqual([21, 11]);
    expect(draft.shapes).toHaveLength(2);
  });

  test('become walkable outside rooms when there are no halls', () => {
    const { draft, report } = levelOf([
      room,
      box([0, 0, 20, 10], { type: 'building_outline' }),
      box([12, 6, 14, 8], { type: 'floor_opening' }),
    ]);
    const open = draft.shapes.find(({ kind }) => kind === 'hallway');
    expect(open?.geometry.coordinates).toHaveLength(2);
    expect(report.get('open-floor')).toMatchObject({ action: 'guessed' });
  });

  test('share the outline of the building when they have none', () => {
    const outline = collection(box([-1, -1, 21, 11], {}));
    const { draft } = draftOf({ levels: [{ data: collection(room, hall) }], outline });
    expect(draft.floors[0]?.footprint).toBeDefined();
  });
});

const lift = (x: number): ReturnType<typeof box> => box([x, 0, x + 2, 2], { type: 'elevator' });
const at = (x: number): number[] => place([x, 13]);

describe('connections', () => {
  test('join shapes above each other', () => {
    const levels = ['0', '1', '2'].map((name) => ({
      name,
      data: collection(room, hall, lift(20)),
    }));
    const { draft, report } = draftOf({ levels });
    expect(draft.connections).toMatchObject([{ type: 'elevator', access: { accessible: true } }]);
    expect(draft.connections[0]?.stops.map(({ floor }) => floor)).toEqual([
      'level 0',
      'level 1',
      'level 2',
    ]);
    expect(report.get('stacked-connector')).toMatchObject({ action: 'guessed' });
  });

  test('follow the links of the source', () => {
    const levels = [0, 9].map((x, index) => ({
      name: `${index}`,
      data: collection(room, hall, box([x, 12, x + 3, 15], { type: 'stairs', id: 's' })),
    }));
    const { draft } = draftOf({
      levels,
      links: [
        {
          type: 'stairs',
          name: 'Main',
          stops: [
            { level: 1, at: at(10) },
            { level: 0, at: at(1) },
          ],
        },
        {
          type: 'zipline',
          stops: [
            { level: 0, at: at(5) },
            { level: 1, at: at(5) },
          ],
        },
        {
          type: 'stairs',
          stops: [
            { level: 7, at: at(1) },
            { level: 0, at: at(1) },
          ],
        },
      ],
    });
    expect(draft.connections).toMatchObject([
      {
        type: 'stairs',
        details: { name: 'Main' },
        stops: [{ shape: 'level 0/s' }, { shape: 'level 1/s' }],
      },
      { type: 'unknown', stops: [{ shape: 'link 2 1' }, { shape: 'link 2 2' }] },
    ]);
  });
});

describe('places', () => {
  test('come from rooms and points with a name, a number or a use', () => {
    const { draft } = levelOf([
      room,
      box([10, 4, 15, 10], { type: 'bathroom' }),
      box([15, 4, 20, 10], { type: 'room', number: 12 }),
      box([20, 4, 25, 10], { type: 'room' }),
      point([1, 1], { type: 'poi', name: 'Info' }),
      box([0, 0, 1, 1], { type: 'placeholder', name: 'Plant' }),
    ]);
    expect(draft.places.map(({ details }) => details.name)).toEqual([
      'West',
      'Bathroom',
      '12',
      'Info',
    ]);
    expect(draft.places[0]?.details).toMatchObject({ shortName: '101', externalId: '7' });
    expect(draft.categories).toEqual([{ key: 'bathroom', details: { name: 'Bathroom' } }]);
  });
});

describe('implied walls', () => {
  test('stand around rooms, with gaps at doors, where the level draws no walls', () => {
    const door = point([5, 4], { type: 'door' });
    const { impliedWalls, report } = levelOf([hall, room, door]);
    const corners = impliedWalls.flatMap(({ geometry }) =>
      (geometry.coordinates as number[][]).map(metres),
    );
    expect(corners).toEqual(
      expect.arrayContaining([
        [4.55, 4],
        [5.45, 4],
        [0, 10],
        [10, 10],
      ]),
    );
    expect(corners.every(([x, y]) => x <= 10 && y >= 4)).toBe(true);
    expect(report.get('implied-walls')).toMatchObject({ action: 'guessed' });
  });

  test('do not fill the openings of a level that draws its walls', () => {
    const wall = line(
      [
        [10, 4],
        [10, 10],
        [0, 10],
        [0, 4],
      ],
      { type: 'wall' },
    );
    expect(levelOf([hall, room, wall]).impliedWalls).toEqual([]);
  });
});
