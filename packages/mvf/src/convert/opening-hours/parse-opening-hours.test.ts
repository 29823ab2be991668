import { describe, expect, test } from 'vitest';
import type { OpeningHours } from '../../v3/extensions/locations/types.gen.ts';
import { formatOpeningHours } from './format-opening-hours.ts';
import { parseOpeningHours } from './parse-opening-hours.ts';

const short = (hours: readonly OpeningHours[]): string[] =>
  hours.map(({ opens, closes, dayOfWeek }) =>
    [...(dayOfWeek?.map((day) => day.slice(0, 2)) ?? ['always']), `${opens}-${closes}`].join(' '),
  );

describe('parseOpeningHours', () => {
  test.each([
    ['Mo-Fr 09:00-18:00; Sa 10:00-16:00; PH off', ['Mo Tu We Th Fr 09:00-18:00', 'Sa 10:00-16:00']],
    ['24/7', ['always 00:00-24:00']],
    ['Mo-Su 00:00-24:00', ['always 00:00-24:00']],
    ['09:00-18:00', ['always 09:00-18:00']],
    ['Mo-Su 09:00-18:00; PH off', ['Mo Tu We Th Fr Sa Su 09:00-18:00']],
    ['Mo-Su,PH 09:00-18:00', ['always 09:00-18:00']],
    ['Mo-Su 09:00-18:00; PH 10:00-12:00', ['Mo Tu We Th Fr Sa Su 09:00-18:00', 'Pu 10:00-12:00']],
    ['Mo,We 9:00-12:00,13:00-17:30', ['Mo We 09:00-12:00', 'Mo We 13:00-17:30']],
    [
      'Mo-Fr 08:00-12:00, 14:00-18:00',
      ['Mo Tu We Th Fr 08:00-12:00', 'Mo Tu We Th Fr 14:00-18:00'],
    ],
    ['Mo-Fr 08:00-18:00, Sa 09:00-12:00', ['Mo Tu We Th Fr 08:00-18:00', 'Sa 09:00-12:00']],
    ['Sa-Mo 10:00-12:00', ['Mo Sa Su 10:00-12:00']],
    ['Mo-Sa 09:00-20:00; Th 09:00-22:00', ['Mo Tu We Fr Sa 09:00-20:00', 'Th 09:00-22:00']],
    ['Mo-We 09:00-20:00; We off', ['Mo Tu 09:00-20:00']],
    ['Fr,Sa 20:00-26:00', ['Fr Sa 20:00-02:00']],
    ['Fr 22:00-02:00', ['Fr 22:00-02:00']],
    ['mo-fr: 9-18', ['Mo Tu We Th Fr 09:00-18:00']],
    ['Mo–Fr 09:00–18:00', ['Mo Tu We Th Fr 09:00-18:00']],
    ['off', []],
  ])('reads %j', (text, expected) => {
    const { hours, understood } = parseOpeningHours(text);
    expect(short(hours)).toEqual(expected);
    expect(understood).toBe(true);
  });

  test('reads dates with years as validity', () => {
    const { hours, understood } = parseOpeningHours(
      'Mo-Fr 09:00-18:00; 2025 Dec 01-2025 Dec 24: Mo-Sa 09:00-22:00',
    );
    expect(understood).toBe(true);
    expect(hours[1]).toMatchObject({ validFrom: '2025-12-01', validThrough: '2025-12-24' });
  });

  test.each([
    ['Mo-Fr 09:00-18:00; Apr-Sep Sa 10:00-16:00', 1],
    ['Mo-Fr 09:00-18:00; SH off', 1],
    ['sunrise-sunset', 0],
    ['Mo-Fr 09:00+', 0],
    ['Mo-Fr 09:00-18:00 "by appointment"', 0],
    ['Mo-Fr 25:00-26:00', 0],
    ['Mo-Fr 09:61-18:00', 0],
    ['Mo[1] 10:00-12:00', 0],
    ['week 1-10 Mo 10:00-12:00', 0],
    ['2025 Dec 24-2025 Dec 26: off', 0],
    ['by appointment', 0],
    ['', 0],
    [';'.repeat(5000), 0],
    [`${'Mo,'.repeat(3000)}`, 0],
  ])('reports that it does not understand all of %j', (text, count) => {
    const { hours, understood } = parseOpeningHours(text);
    expect(understood).toBe(false);
    expect(hours).toHaveLength(count);
  });
});

describe('formatOpeningHours', () => {
  test.each([
    'Mo-Fr 09:00-18:00; Sa 10:00-16:00',
    'Mo,Tu,Th-Su 09:00-12:00,13:00-18:00',
    'Mo,Sa,PH 10:00-11:00',
    '24/7',
    'Mo-Su 09:00-18:00',
    '2025 Dec 01-2025 Dec 24: Mo-Sa 09:00-22:00',
  ])('writes %j as it was read', (text) => {
    expect(formatOpeningHours(parseOpeningHours(text).hours)).toBe(text);
  });

  test('leaves out seconds and unknown days', () => {
    expect(
      formatOpeningHours([
        { opens: '09:00:00', closes: '18:00:00', dayOfWeek: ['Monday'] },
        { opens: '09:00', closes: '18:00', dayOfWeek: ['Someday'] },
      ]),
    ).toBe('Mo 09:00-18:00');
  });
});
