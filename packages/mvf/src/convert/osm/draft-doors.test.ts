import { describe, expect, test } from 'vitest';
import { box, collection, draftOf, line, metres, point, twoRooms } from './osm.fixture.ts';
import type { OsmTags } from './osm-feature.ts';

/** A door at a place of the two rooms: its line in metres and the rest of it. */
function doorAt(at: readonly [number, number], tags: OsmTags, level = '0') {
  const { draft, report } = draftOf(collection(...twoRooms(level), point('node/1', at, tags)));
  return {
    doors: draft.doors.map((door) => ({ ...door, ends: door.line.coordinates.map(metres) })),
    report,
  };
}

describe('doors', () => {
  test('lie along the wall that they are on, 0.9 m wide', () => {
    const { doors } = doorAt([5, 4], { door: 'hinged', level: '0' });
    expect(doors).toMatchObject([{ floor: 'level 0', look: 'single-swing' }]);
    expect(doors[0]?.ends.toSorted(([p], [q]) => p - q)).toEqual([
      [4.55, 4],
      [5.45, 4],
    ]);
  });

  test.each([
    ['2', 2],
    ['120 cm', 1.2],
    ['1,5', 1.5],
    ['wide', 0.9],
    ['-3', 0.9],
  ])('have the tagged width: %s', (width, metresWide) => {
    const [[from], [to]] = doorAt([5, 4], { door: 'yes', level: '0', width }).doors[0]!.ends as [
      [number, number],
      [number, number],
    ];
    expect(Math.abs(to - from)).toBeCloseTo(metresWide, 2);
  });

  test('move along the wall at a corner, and stay on the shared wall', () => {
    // Where both rooms and the corridor meet, the wall between rooms is shared by two, that to the
    // corridor by three.
    const { doors } = doorAt([10, 4], { door: 'yes', level: '0' });
    expect(doors[0]?.ends.map(([, y]) => y)).toEqual([4, 4]);
    const corner = doorAt([0, 0], { door: 'yes', level: '0' }).doors[0]!.ends;
    expect(corner).toContainEqual([0, 0]);
    expect(corner).toContainEqual([0.9, 0]);
  });

  test('snap to the wall beside them', () => {
    expect(doorAt([5, 4.4], { door: 'yes', level: '0' }).doors[0]?.ends[0]?.[1]).toBe(4);
  });

  test.each([
    ['no', 'open'],
    ['sliding', 'sliding'],
    ['revolving', 'revolving'],
    ['trapdoor', 'unknown'],
  ])('have the tagged style: %s', (door, look) => {
    expect(doorAt([5, 4], { door, level: '0' }).doors[0]?.look).toBe(look);
  });

  test('become gates when they are barriers', () => {
    expect(doorAt([5, 4], { barrier: 'turnstile', level: '0' }).doors[0]?.look).toBe('gate');
  });

  test.each([
    [{ door: 'yes', access: 'private' }, { public: false }],
    [{ door: 'yes', wheelchair: 'no' }, { accessible: false }],
    [{ door: 'yes', entrance: 'emergency' }, { public: false }],
    [{ door: 'yes', wheelchair: 'limited' }, undefined],
  ])('restrict access as tagged with %o', (tags, access) => {
    expect(doorAt([5, 4], { ...tags, level: '0' }).doors[0]?.access).toEqual(access);
  });
});

describe('doors on levels and walls', () => {
  test('lie on the levels of the rooms they touch when they state none', () => {
    expect(doorAt([5, 4], { door: 'yes' }, '0-2').doors.map(({ floor }) => floor)).toEqual([
      'level 0',
      'level 1',
      'level 2',
    ]);
    expect(doorAt([5, 10], { entrance: 'yes' }, '-1-2').doors.map(({ floor }) => floor)).toEqual([
      'level 0',
    ]);
  });

  test('repeat on other levels', () => {
    const { doors } = doorAt([5, 4], { door: 'yes', level: '0', repeat_on: '1-2' }, '0-2');
    expect(doors).toHaveLength(3);
  });

  test('keep drawn lines unchanged', () => {
    const door = line(
      'way/9',
      [
        [3, 4],
        [4, 4],
      ],
      { indoor: 'door', level: '0' },
    );
    const { draft } = draftOf(collection(...twoRooms('0'), door));
    expect(draft.doors[0]?.line.coordinates.map(metres)).toEqual([
      [3, 4],
      [4, 4],
    ]);
  });

  test('can be in a wall that is drawn for itself', () => {
    const wall = line(
      'way/9',
      [
        [8, 0],
        [8, 4],
      ],
      { indoor: 'wall', level: '0' },
    );
    const { draft } = draftOf(
      collection(...twoRooms('0'), wall, point('node/1', [8, 2], { door: 'yes', level: '0' })),
    );
    expect(draft.doors[0]?.line.coordinates.map(metres).map(([x]) => x)).toEqual([8, 8]);
  });

  test('disappear away from any wall', () => {
    const { doors, report } = doorAt([5, 2], { door: 'yes', level: '0' });
    expect(doors).toEqual([]);
    expect(report.get('door-without-wall')).toMatchObject({ action: 'dropped' });
  });

  test('merge at both ends of one opening', () => {
    const { draft } = draftOf(
      collection(
        box('way/8', [20, 0, 25, 0.8], { indoor: 'area', level: '0' }),
        box('way/9', [25, 0, 30, 0.8], { indoor: 'room', level: '0' }),
        point('node/1', [25, 0], { door: 'no', level: '0', width: '5' }),
        point('node/2', [25, 0.8], { door: 'no', level: '0', width: '5' }),
      ),
    );
    expect(draft.doors).toHaveLength(1);
  });
});
