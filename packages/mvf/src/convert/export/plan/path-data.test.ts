import { expect, it } from 'vitest';
import { pathData } from './path-data.ts';

it('writes relative steps that do not drift and leaves out steps of no length', () => {
  const third = Array.from({ length: 301 }, (_, index) => ({ x: index / 3, y: 0 }));
  const steps = pathData([third], false)
    .replace('M0 0l', '')
    .split(/\s|(?=-)/);
  const end = steps.filter((_, index) => index % 2 === 0).reduce((sum, x) => sum + Number(x), 0);

  expect(end).toBeCloseTo(100, 6);
  expect(
    pathData(
      [
        [
          { x: 1, y: 2 },
          { x: 1.001, y: 2.001 },
          { x: 0.5, y: 2 },
          { x: 0.5, y: -0.25 },
        ],
      ],
      true,
    ),
  ).toBe('M1 2l-.5 0 0-2.25z');
});

it('writes nothing for lines of fewer than two points', () => {
  expect(
    pathData(
      [
        [],
        [{ x: 1, y: 1 }],
        [
          { x: 1, y: 1 },
          { x: 1, y: 1 },
        ],
      ],
      true,
    ),
  ).toBe('');
});
