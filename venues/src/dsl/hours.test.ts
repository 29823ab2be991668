import { expect, test } from 'vitest';
import { hours } from './hours.ts';

test('expands ranges and lists of days to schema.org days', () => {
  expect(hours('Mo-We,PH 9:00-18:30')).toEqual([
    {
      opens: '09:00',
      closes: '18:30',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'PublicHolidays'],
    },
  ]);
});

test('rejects another format with an example', () => {
  expect(() => hours('weekdays 9-5')).toThrow(/expected "Mo-Fr 9:00-18:00"/);
  expect(() => hours('Fr-Mo 9:00-17:00')).toThrow(/"Fr-Mo" is no range of days/);
});
