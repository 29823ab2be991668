import { describe, expect, test } from 'vitest';
import { isOpen, localClock, type OpeningHours, readOpeningHours } from './opening-hours.ts';

const berlin = localClock('Europe/Berlin');

/** Whether the hours include a moment in Berlin. */
function openAt(hours: OpeningHours, iso: string): boolean {
  return isOpen([hours], berlin(new Date(iso)));
}

describe('localClock', () => {
  test('returns the date and time of the zone, also across midnight', () => {
    expect(berlin(new Date('2025-06-01T22:30:00Z'))).toEqual({
      date: '2025-06-02',
      yesterday: '2025-06-01',
      weekday: 'Monday',
      weekdayBefore: 'Sunday',
      minutes: 30,
    });
    expect(localClock('Asia/Tokyo')(new Date('2025-12-31T15:00:00Z'))).toMatchObject({
      date: '2026-01-01',
      yesterday: '2025-12-31',
      minutes: 0,
    });
  });

  test("uses the machine's zone if the zone is unknown", () => {
    const now = new Date('2025-06-01T12:34:00Z');
    const minutes = now.getHours() * 60 + now.getMinutes();
    expect(localClock('Mars/Base')(now).minutes).toBe(minutes);
    expect(localClock(undefined)(now).minutes).toBe(minutes);
  });
});

describe('isOpen', () => {
  // 2 June 2025 is a Monday; Berlin is two hours ahead of UTC.
  const day: OpeningHours = { opens: '08:00', closes: '18:30', dayOfWeek: ['Monday', 'Friday'] };

  test.each([
    ['before opening', '2025-06-02T05:59:00Z', false],
    ['at opening', '2025-06-02T06:00:00Z', true],
    ['in the last minute', '2025-06-02T16:29:00Z', true],
    ['at closing', '2025-06-02T16:30:00Z', false],
    ['on another day', '2025-06-03T10:00:00Z', false],
  ])('checks the days and times: %s', (_, iso, expected) => {
    expect(openAt(day, iso)).toBe(expected);
  });

  test.each([
    ['in the evening', '2025-06-06T20:00:00Z', true],
    ['after midnight', '2025-06-06T23:30:00Z', true],
    ['at closing in the morning', '2025-06-07T01:00:00Z', false],
    ['in the morning of the day itself', '2025-06-05T23:30:00Z', false],
  ])('handles hours that end after midnight: %s', (_, iso, expected) => {
    expect(openAt({ opens: '21:00', closes: '03:00', dayOfWeek: ['Friday'] }, iso)).toBe(expected);
  });

  test('treats 00:00 to 24:00 and 00:00 to 23:59 as all day', () => {
    for (const closes of ['24:00', '23:59']) {
      for (const time of ['00:00:00', '21:59:59', '22:00:00']) {
        expect(openAt({ opens: '00:00', closes }, `2025-06-02T${time}Z`)).toBe(true);
      }
    }
    expect(openAt({ opens: '00:00', closes: '00:00' }, '2025-06-02T10:00:00Z')).toBe(false);
  });

  test('holds from the first to the last valid day', () => {
    const june: OpeningHours = {
      opens: '20:00',
      closes: '02:00',
      validFrom: '2025-06-01',
      validThrough: '2025-06-30T23:59:59',
    };
    expect(openAt(june, '2025-05-31T19:00:00Z')).toBe(false);
    expect(openAt(june, '2025-06-01T19:00:00Z')).toBe(true);
    expect(openAt(june, '2025-06-30T23:30:00Z')).toBe(true);
    expect(openAt(june, '2025-07-01T19:00:00Z')).toBe(false);
  });

  test('ignores public holidays, because bundles have no dates for them', () => {
    const holidays: OpeningHours = {
      opens: '00:00',
      closes: '24:00',
      dayOfWeek: ['PublicHolidays'],
    };
    expect(openAt(holidays, '2025-12-25T12:00:00Z')).toBe(false);
  });

  test('accepts days as schema.org URLs', () => {
    const hours = { ...day, dayOfWeek: ['https://schema.org/Monday'] };
    expect(openAt(hours, '2025-06-02T10:00:00Z')).toBe(true);
  });
});

test('skips hours with invalid times', () => {
  const hours = [
    { opens: '08:00', closes: '18:00' },
    { opens: 'noon', closes: '18:00' },
    { opens: '08:00', closes: '25:00' },
  ];
  expect(readOpeningHours(hours)).toEqual(hours.slice(0, 1));
});
