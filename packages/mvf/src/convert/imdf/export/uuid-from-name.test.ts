import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { isUuid, uuidFromName } from './uuid-from-name.ts';

const NAMESPACE = '5e0b7c1d93424a6fb825d16e70c93fa4';

// Lengths on both sides of where SHA-1 needs another block.
test.each([0, 11, 39, 40, 47, 48, 500])(
  'derives the UUID from SHA-1 for a name of %i bytes',
  async (length) => {
    const name = 'x'.repeat(length);
    const bytes = Uint8Array.from([
      ...Buffer.from(NAMESPACE, 'hex'),
      ...new TextEncoder().encode(name),
    ]);
    const hex = Buffer.from(await crypto.subtle.digest('SHA-1', bytes)).toString('hex');
    const uuid = uuidFromName(name);
    expect(isUuid(uuid)).toBe(true);
    expect(uuid.slice(0, 13)).toBe(`${hex.slice(0, 8)}-${hex.slice(8, 12)}`);
    expect(uuid.slice(24)).toBe(hex.slice(20, 32));
    // UUID version 5, variant 1.
    expect(uuid).toMatch(/^.{14}5.{4}[89ab]/);
  },
);

test.each([
  ['5e0b7c1d-9342-4a6f-b825-d16e70c93fa4', true],
  ['5E0B7C1D-9342-4A6F-B825-D16E70C93FA4', true],
  ['5e0b7c1d93424a6fb825d16e70c93fa4', false],
  ['shop', false],
  [undefined, false],
])('checks whether %j is a UUID: %j', (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});
