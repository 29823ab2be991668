import { describe, expect, test } from 'vitest';
import type { Details } from '../../../v3/core/types.gen.ts';
import { type Directory, listDirectory } from './list-directory.ts';
import type { PageShape } from './page-shape.ts';

/** A named room on the page. */
function room(name: string, [x, y]: readonly [number, number], details: Details = {}): PageShape {
  return {
    polygons: [
      [
        [
          { x, y },
          { x: x + 9, y },
          { x: x + 9, y: y + 9 },
          { x, y: y + 9 },
        ],
      ],
    ],
    lines: [],
    points: [],
    facts: {
      id: `${name}-${x}-${y}`,
      geometry: null,
      details,
      kind: 'room',
      places: [{ id: `loc_${name}`, details: { name }, categories: [] }],
      connections: [],
      isWalkable: true,
      isBlocked: false,
    },
  };
}

/** A corridor of classrooms in two rows, one location for all of them. */
function classrooms(detailsOf: (index: number) => Details = () => ({})): PageShape[] {
  return Array.from({ length: 31 }, (_, index) =>
    room('Classroom', [(30 - index) * 10, index < 16 ? 0 : 100], detailsOf(index)),
  );
}

function drawAll(shapes: readonly PageShape[]): Directory {
  const directory = listDirectory(shapes, 'en');
  for (const { facts } of shapes) directory.markDrawn(facts);
  return directory;
}

describe('listDirectory', () => {
  test('gives 31 rooms of one name a number each, and one line with the range', () => {
    const shapes = [...classrooms(), room('Office', [0, 50]), room('Aula', [0, 60])];
    const directory = drawAll(shapes);
    expect(directory.entries()).toEqual([
      { number: '1', name: 'Aula' },
      { number: '2–32', name: 'Classroom (31)' },
      { number: '33', name: 'Office' },
    ]);
    const numbers = shapes.map(({ facts }) => directory.textAt(facts));
    expect(new Set(numbers).size).toBe(33);
  });

  test('numbers rooms of one name from the upper left to the lower right', () => {
    const shapes = classrooms();
    const directory = drawAll(shapes);
    const [last, upperLeft, lowerLeft] = [30, 15, 16].map((at) =>
      directory.textAt(shapes[at]!.facts),
    );
    expect([upperLeft, lowerLeft, last]).toEqual(['1', '31', '17']);
  });

  test('lists rooms by the numbers that the data gives them', () => {
    const shapes = classrooms((index) => ({ externalId: `2.${index + 1}` }));
    const names = drawAll(shapes)
      .entries()
      .map(({ name }) => name);
    expect(names).toHaveLength(31);
    expect(names.slice(0, 3)).toEqual(['Classroom 2.1', 'Classroom 2.2', 'Classroom 2.3']);
  });

  test.each([
    ['that are the ids of machines', (index: number) => `0b0e7a52-5a6e-4a4e-${index}`],
    ['that several rooms share', () => 'A'],
    ['that a room lacks', (index: number) => (index === 4 ? '' : String(index))],
  ])('does not use codes %s', (_name, externalIdOf) => {
    const shapes = classrooms((index) => ({ externalId: externalIdOf(index) }));
    expect(drawAll(shapes).entries()).toEqual([{ number: '1–31', name: 'Classroom (31)' }]);
  });

  test('leaves out the numbers that did not fit into their rooms', () => {
    const shapes = [0, 10, 20, 30].map((x) => room('Store', [x, 0]));
    const directory = listDirectory(shapes, 'en');
    expect(directory.entries()).toEqual([{ number: undefined, name: 'Store (4)' }]);
    for (const at of [0, 1, 3]) directory.markDrawn(shapes[at]!.facts);
    expect(directory.entries()).toEqual([{ number: '1–2, 4', name: 'Store (4)' }]);
  });
});
