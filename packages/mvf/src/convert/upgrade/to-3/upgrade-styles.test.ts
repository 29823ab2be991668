import { expect, it } from 'vitest';
import { ImportReport } from '../../import-report.ts';
import { upgradeFloors } from './upgrade-floors.ts';
import { upgradeShapes } from './upgrade-shapes.ts';
import { upgradeStyles } from './upgrade-styles.ts';

const LINE = {
  type: 'LineString',
  coordinates: [
    [0, 0],
    [0, 1],
  ],
};

function upgraded(styles: unknown): { styles: ReturnType<typeof upgradeStyles>; codes: string[] } {
  const report = new ImportReport();
  const features = [
    { type: 'Feature', geometry: LINE, properties: { id: 'o_1', kind: 'wall' } },
    { type: 'Feature', geometry: LINE, properties: { id: 'o_2', kind: 'window' } },
  ];
  const source = { styles, obstructions: { m_1: { features } } };
  const shapes = upgradeShapes(source, upgradeFloors(source, report), report);
  const before = report.entries.length;
  const result = upgradeStyles(source, shapes, report);
  return { styles: result, codes: report.entries.slice(before).map(({ code }) => code) };
}

it('guesses a style per kind where there is none', () => {
  const { styles, codes } = upgraded(undefined);
  expect(Object.keys(styles)).toEqual(['Walls', 'Windows']);
  expect(codes).toEqual(['no-styles']);
});

it('keeps a shape in the first of two styles', () => {
  const { styles, codes } = upgraded({
    A: { lineStrings: ['o_1'], color: '#000000' },
    B: { lineStrings: ['o_1', 'o_2'], color: '#000000' },
  });
  expect(styles['B']?.geometryAnchors).toEqual([{ floorId: 'f_1', geometryId: 'g_2' }]);
  expect(codes).toEqual(['two-styles']);
});

it.each([
  ['#ABC', '#AABBCC', 'color-form'],
  ['#11223344', '#112233', 'color-form'],
  ['tomato', '#CCCCCC', 'bad-color'],
  [undefined, '#CCCCCC', 'bad-color'],
])('writes the colour %j as %j', (color, expected, code) => {
  const { styles, codes } = upgraded({ A: { lineStrings: ['o_1'], color } });
  expect(styles['A']?.color).toBe(expected);
  expect(codes).toEqual([code]);
});

it('brings numbers into their ranges', () => {
  const { styles } = upgraded({
    A: { lineStrings: ['o_1'], color: '#000000', opacity: 7, height: -1, altitude: Number.NaN },
  });
  expect(styles['A']).toMatchObject({ opacity: 1, height: 0, altitude: 0 });
});
