import { expect, test } from 'vitest';
import { fillText } from './accessibility-texts.ts';

test('fillText fills what it knows and leaves other braces', () => {
  expect(
    fillText('Map of {venue}, floor {floor}, {other}', { venue: 'Mall', floor: '$& up' }),
  ).toBe('Map of Mall, floor $& up, {other}');
});
