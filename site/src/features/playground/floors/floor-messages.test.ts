import { describe, expect, test } from 'vitest';
import { parseFloorReport } from './floor-messages.ts';

describe('parseFloorReport', () => {
  test('reads floors and the current one', () => {
    const report = {
      type: 'floors',
      floors: [
        { id: 'f_1', name: 'First floor' },
        { id: 'f_0', name: 'Ground floor' },
      ],
      current: 'f_0',
      hasStack: true,
    };
    expect(parseFloorReport(report)).toEqual(report);
  });

  test.each([undefined, null, 'floors', {}, { type: 'simulator-places', places: [] }])(
    'ignores what is not a report: %j',
    (data) => expect(parseFloorReport(data)).toBeUndefined(),
  );

  test('drops invalid floors, and limits their number and length', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      id: `${index}`,
      name: 'x'.repeat(900),
    }));
    const report = parseFloorReport({
      type: 'floors',
      floors: [5, { id: 'a' }, ...many],
      current: 7,
    });
    expect(report?.floors.length).toBeLessThanOrEqual(40);
    expect(report?.floors[0]).toEqual({ id: '0', name: 'x'.repeat(60) });
    expect(report).toMatchObject({ current: undefined, hasStack: false });
  });
});
