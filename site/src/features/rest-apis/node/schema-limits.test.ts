import { expect, test } from 'vitest';
import type { ShownSchema } from '../shown-operation.ts';
import { schemaLimits } from './schema-limits.ts';

test.each<[string, ShownSchema]>([
  ['From 200 to 4096.', { minimum: 200, maximum: 4096 }],
  ['At least 0.', { minimum: 0 }],
  ['At most 5.', { maximum: 5 }],
  ['At least 0. Less than 360.', { minimum: 0, exclusiveMaximum: 360 }],
  ['More than 0.', { exclusiveMinimum: 0 }],
  ['From 1 to 200 characters.', { minLength: 1, maxLength: 200 }],
  ['At least 8 characters.', { minLength: 8 }],
  ['', { minLength: 1 }],
  ['From 1 to 2 items. No duplicates.', { minItems: 1, maxItems: 2, uniqueItems: true }],
  ['Pattern: `^job_[0-9a-z]{20}$`.', { pattern: '^job_[0-9a-z]{20}$' }],
  ['', { pattern: `^${'[a-z]'.repeat(20)}$` }],
  ['', { maxLength: 120, description: 'One line of at most 120 characters.' }],
])('says "%s"', (text, schema) => {
  expect(schemaLimits(schema).join(' ')).toBe(text);
});
