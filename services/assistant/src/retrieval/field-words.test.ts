import { expect, test } from 'vitest';
import { fieldEvidence } from './field-words.ts';

test.each([
  'add a marker to a venue',
  'WebhookVerificationError: no matching signature found',
  'wheelchair route',
])('recognises a question of the field: %s', (text) => {
  expect(fieldEvidence(text, [])).toBeGreaterThanOrEqual(1);
});

test.each(['who won the match', 'android studio emulator is slow', 'best pizza in town'])(
  'finds no more than words that other fields share in: %s',
  (text) => {
    expect(fieldEvidence(text, [])).toBeLessThan(1);
  },
);
