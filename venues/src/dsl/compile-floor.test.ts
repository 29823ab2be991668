import { distanceMetres, type LngLat } from '@brand/geo';
import { describe, expect, test } from 'vitest';
import { compileFloor, type CompiledFloor } from './compile-floor.ts';
import { FloorPlan } from './floor-plan.ts';
import { planFrame } from './plan-frame.ts';
import { arc, rect } from './shapes.ts';

function compile(plan: FloorPlan): CompiledFloor {
  return compileFloor(plan, { frame: planFrame([10, 50], 0), language: 'en', bearingDegrees: 0 });
}

/** Two rooms above a hall, each with a door. */
function twoRooms(): FloorPlan {
  return new FloorPlan('ground', { elevation: 0, name: 'Ground', building: 'house' })
    .outline(rect(0, 0, 20, 12))
    .wall([
      [0, 4],
      [20, 4],
    ])
    .wall([
      [9, 4],
      [9, 12],
    ])
    .hall('hall', [10, 2])
    .room('left', [4, 8])
    .room('right', [15, 8])
    .door([4, 4])
    .door([15, 4], { width: 2, look: 'double-swing' });
}

describe('spaces', () => {
  test('consist of areas between lines, named by points', () => {
    const { shapes } = compile(twoRooms());
    const spaces = shapes.filter(({ kind }) => kind === 'room' || kind === 'hallway');
    expect(spaces.map(({ key }) => key).toSorted()).toEqual(['hall', 'left', 'right']);
  });

  test('throws with the position of an unnamed space', () => {
    const plan = twoRooms().wall([
      [14, 4],
      [14, 12],
    ]);
    expect(() => compile(plan)).toThrow(/nothing names the space of 40\.0 m² at \[/);
  });

  test('throws with both names when a space has two', () => {
    expect(() => compile(twoRooms().room('twin', [16, 9]))).toThrow(
      /"right" and "twin" are in one space/,
    );
  });

  test('throws when a name is outside of all walls', () => {
    expect(() => compile(twoRooms().room('lost', [40, 9]))).toThrow(
      /"lost" at \[40, 9\] is not between walls/,
    );
  });

  test('throws when a room has no door', () => {
    const plan = twoRooms()
      .box(rect(16, 9, 2, 2))
      .room('closet', [17, 10]);
    expect(() => compile(plan)).toThrow(/no door leads into "closet"/);
  });

  test('accepts an open boundary as an entrance', () => {
    const plan = new FloorPlan('ground', { elevation: 0, name: 'Ground', building: 'house' })
      .outline(rect(0, 0, 20, 4))
      .divide([
        [10, 0],
        [10, 4],
      ])
      .hall('west', [5, 2])
      .hall('east', [15, 2]);
    expect(compile(plan).doors).toEqual([]);
  });
});

describe('doors', () => {
  test('cut a gap into their wall', () => {
    const { shapes, doors } = compile(twoRooms());
    expect(doors).toHaveLength(2);
    const walls = shapes.filter(({ kind }) => kind === 'wall');
    const length = walls.reduce(
      (sum, { geometry }) => sum + metres(geometry.coordinates as number[][]),
      0,
    );
    // 64 m of outline, 20 m and 8 m inside, minus the two doors.
    expect(length).toBeCloseTo(64 + 28 - 0.95 - 2, 1);
  });

  test('snap to a nearby wall and throw when it is too far', () => {
    const near = compile(twoRooms().door([18, 4.5])).doors[2];
    expect(near?.line.coordinates).toHaveLength(2);
    expect(() => compile(twoRooms().door([4, 6]))).toThrow(/the door at \[4, 6\] is not on a wall/);
  });

  test('must fit between the corners of their wall', () => {
    expect(() => compile(twoRooms().door([0.2, 4]))).toThrow(/0\.95 m wide, does not fit its wall/);
  });

  test('do not overlap', () => {
    expect(() => compile(twoRooms().door([4.5, 4]))).toThrow(/overlaps another door/);
  });

  test('do not lead into a void', () => {
    const plan = twoRooms()
      .box(rect(16, 9, 2, 2))
      .void('atrium', [17, 10])
      .door([17, 9]);
    expect(() => compile(plan)).toThrow(/leads into "atrium", where nobody can go/);
  });

  test('fit a curved wall', () => {
    const plan = new FloorPlan('round', { elevation: 0, name: 'Round', building: 'house' })
      .outline(rect(-10, -10, 20, 20))
      .wall([...arc([0, 0], 5, [0, 360])])
      .hall('outside', [8, 8])
      .room('inside', [0, 0])
      .door([5, 0.6], { width: 2.4 });
    expect(compile(plan).doors).toHaveLength(1);
  });

  test('end at a point inside when they lead to another floor', () => {
    const plan = twoRooms().door([10, 0], { connection: 'main-door', width: 2 });
    const { stops, shapes } = compile(plan);
    expect(stops).toEqual([
      { connection: 'main-door', floor: 'ground', shape: 'main-door-ground' },
    ]);
    expect(shapes.find(({ key }) => key === 'main-door-ground')?.geometry.type).toBe('Point');
  });
});

describe('walls', () => {
  test('take the style of the line drawn last', () => {
    const plan = twoRooms().wall(
      [
        [0, 0],
        [0, 4],
      ],
      'glass',
    );
    const glass = compile(plan).shapes.filter(({ kind }) => kind === 'window');
    expect(glass).toHaveLength(1);
    expect(metres(glass[0]?.geometry.coordinates as number[][])).toBeCloseTo(4, 2);
  });
});

describe('objects', () => {
  test('must be inside one space', () => {
    const plan = twoRooms().object(rect(2, 6, 1, 1), { key: 'sofa' });
    expect(compile(plan).shapes.find(({ key }) => key === 'sofa')?.traversal).toBe('blocked');
    expect(() => compile(twoRooms().object(rect(8.5, 6, 1, 1), { key: 'stuck' }))).toThrow(
      /"stuck" .* stands in a wall/,
    );
  });
});

test('derives the footprint of a floor from the outline of its spaces', () => {
  const { footprint } = compile(twoRooms()).floor;
  const ring = footprint?.type === 'Polygon' ? footprint.coordinates[0] : undefined;
  expect(metres(ring ?? [])).toBeCloseTo(64, 1);
});

function metres(line: readonly number[][]): number {
  return line
    .slice(1)
    .reduce(
      (sum, end, index) =>
        sum + distanceMetres(line[index] as unknown as LngLat, end as unknown as LngLat),
      0,
    );
}
