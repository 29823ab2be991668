import { describe, expect, test } from 'vitest';
import { skippedRowMessages } from './skipped-row-messages.ts';

const NONE = {
  noPosition: 0,
  noFloor: 0,
  unknownFloor: 0,
  unknownFloors: [],
  swapped: 0,
  farAway: 0,
};
const WHOLE = { isReduced: false, floors: ['Ground floor', 'Upper floor'] };

describe('skippedRowMessages', () => {
  test('returns no messages when every row is drawn', () => {
    expect(skippedRowMessages(NONE, WHOLE)).toEqual([]);
  });

  test('counts the missing rows and suggests a fix for each reason', () => {
    const leftOut = {
      ...NONE,
      swapped: 1,
      noFloor: 12_000,
      unknownFloor: 2,
      unknownFloors: ['L9'],
    };
    expect(skippedRowMessages(leftOut, WHOLE)).toEqual([
      '1 row would be in this venue if latitude and longitude were swapped. Swap the two fields.',
      '12,000 rows not drawn: no floor is set. Add a floor to each row.',
      '2 rows not drawn: this venue has no floor named "L9". Use one of: Ground floor, Upper floor.',
    ]);
  });

  test('warns when Power BI may have left rows out', () => {
    expect(skippedRowMessages(NONE, { ...WHOLE, isReduced: true })[0]).toContain(
      'at most 30,000 rows',
    );
  });
});
