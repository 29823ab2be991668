import { describe, expect, test } from 'vitest';
import { floorOf, openPlan, type PlannedShape } from './floor-plan.fixture.ts';
import { groupParts } from './group-parts.ts';

async function groupsOf(shapes: readonly PlannedShape[]): Promise<string[][]> {
  const venue = await openPlan(shapes);
  const places = floorOf(venue).elements.filter(({ type }) => type !== 'wall' && type !== 'door');
  const groups = groupParts(venue, places).map((group) => group.map(({ id }) => id).toSorted());
  return groups.toSorted(([a], [b]) => a!.localeCompare(b!));
}

const room = (id: string, x: number, width = 6): PlannedShape => ({
  id,
  kind: 'room',
  from: [x, 0],
  to: [x + width, 8],
});
const wall = (id: string, from: readonly [number, number], to: readonly [number, number]) =>
  ({ id, kind: 'wall', from, to }) as const;

describe('groupParts', () => {
  test('keeps rooms apart that share a wall', async () => {
    const rooms = [room('a', 0), room('b', 6), room('c', 12)];
    const walls = [wall('w1', [6, 0], [6, 8]), wall('w2', [12, 0], [12, 8])];
    expect(await groupsOf([...rooms, ...walls])).toEqual([['a'], ['b'], ['c']]);
  });

  test('keeps rooms apart whose wall is a gap between them', async () => {
    const walls = [wall('w1', [6.1, 0], [6.1, 8])];
    expect(await groupsOf([room('a', 0), room('b', 6.2), ...walls])).toEqual([['a'], ['b']]);
  });

  test('keeps rooms apart that only a door joins', async () => {
    const walls = [
      wall('w1', [6, 0], [6, 3]),
      { id: 'd1', kind: 'door', from: [6, 3], to: [6, 4.5] } as const,
      wall('w2', [6, 4.5], [6, 8]),
    ];
    expect(await groupsOf([room('a', 0), room('b', 6), ...walls])).toEqual([['a'], ['b']]);
  });

  test('joins a hall in three pieces that are open to each other, the largest first', async () => {
    const pieces = [room('a', 0), room('b', 6, 10), room('c', 16)];
    const walls = [wall('w1', [0, 0], [22, 0]), wall('w2', [6, 6], [6, 8])];
    const venue = await openPlan([...pieces, ...walls]);
    const [group, ...others] = groupParts(venue, floorOf(venue).spaces);
    expect(others).toEqual([]);
    expect(group!.map(({ id }) => id)[0]).toBe('b');
    expect(group).toHaveLength(3);
  });

  test('keeps rooms apart on a floor without walls, and joins its hallways', async () => {
    const halls = [
      { ...room('h1', 0), kind: 'hallway' },
      { ...room('h2', 6), kind: 'hallway' },
    ];
    const rooms = [room('a', 40), room('b', 46)];
    expect(await groupsOf([...halls, ...rooms])).toEqual([['a'], ['b'], ['h1', 'h2']]);
  });

  test('joins a café and its terrace across the wall between them', async () => {
    const terrace = { id: 't', kind: 'area', from: [6.5, 0], to: [9, 8] } as const;
    const walls = [wall('w1', [6, 0], [6, 8])];
    expect(await groupsOf([room('a', 0), terrace, ...walls])).toEqual([['a', 't']]);
  });

  test('keeps shapes apart whose boxes meet and whose outlines do not', async () => {
    // An L of three areas around one that is 8 m away from each of them.
    const around = [
      { id: 'l1', kind: 'area', from: [0, 0], to: [30, 2] },
      { id: 'l2', kind: 'area', from: [0, 2], to: [2, 30] },
    ] as const;
    const inside = { id: 'i', kind: 'area', from: [10, 10], to: [14, 14] } as const;
    expect(await groupsOf([...around, inside])).toEqual([['i'], ['l1', 'l2']]);
  });
});
