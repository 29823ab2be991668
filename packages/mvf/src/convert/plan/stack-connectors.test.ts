import { expect, test } from 'vitest';
import { type ConnectorShape, stackConnectors } from './stack-connectors.ts';

function shaft(
  key: string,
  elevation: number,
  [x, y]: readonly [number, number],
  more: Partial<ConnectorShape> = {},
): ConnectorShape {
  const ring = [
    { x, y },
    { x: x + 2, y },
    { x: x + 2, y: y + 2 },
    { x, y: y + 2 },
    { x, y },
  ];
  return {
    key,
    floor: `level ${elevation}`,
    elevation,
    type: 'elevator',
    source: key,
    polygons: [[ring]],
    ...more,
  };
}

const at = (x: number): ConnectorShape['polygons'] => [[[{ x, y: 0 }]]];

const stacks = (...shapes: ConnectorShape[]): string[] =>
  stackConnectors(shapes).map(
    ({ shapes: stack, isGuessed }) =>
      `${stack.map(({ key }) => key).join('')}${isGuessed ? '?' : ''}`,
  );

test('joins shapes that overlap on different floors, lowest first', () => {
  expect(stacks(shaft('b', 1, [0.5, 0]), shaft('a', 0, [0, 0]), shaft('c', 2, [0, 0.5]))).toEqual([
    'abc?',
  ]);
});

test('joins the shapes of one feature without a guess', () => {
  const source = 'way/1';
  expect(stacks(shaft('a', 0, [0, 0], { source }), shaft('b', 1, [0, 0], { source }))).toEqual([
    'ab',
  ]);
});

test('does not connect shapes elsewhere, of another kind or on the same floor', () => {
  expect(
    stacks(
      shaft('a', 0, [0, 0]),
      shaft('b', 1, [5, 0]),
      shaft('c', 2, [0, 0], { type: 'stairs' }),
      shaft('d', 0, [0, 0]),
    ),
  ).toEqual(['a', 'b', 'c', 'd']);
});

test('joins points that are near', () => {
  expect(
    stacks(
      shaft('a', 0, [0, 0], { polygons: at(0) }),
      shaft('b', 1, [0, 0], { polygons: at(2) }),
      shaft('c', 2, [0, 0], { polygons: at(9) }),
    ),
  ).toEqual(['ab?', 'c']);
});
