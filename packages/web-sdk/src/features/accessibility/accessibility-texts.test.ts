import { expect, test } from 'vitest';
import { fillText } from './accessibility-texts.ts';

test('fills in names in their language, and keeps other braces', () => {
  const names = { venue: 'Mall', floor: '$& up' };
  expect(fillText('Map of {venue}, floor {floor}, {other}', names, 'pt')).toEqual([
    'Map of ',
    { text: 'Mall', language: 'pt' },
    ', floor ',
    { text: '$& up', language: 'pt' },
    ', ',
    '{other}',
  ]);
});
