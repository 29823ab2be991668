import { seededRandom } from '@brand/geo';
import { breakValue, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import type { MvfDocument } from '../bundle/document.ts';
import { downgradeTo1 } from '../convert/downgrade/downgrade-to-1.ts';
import { downgradeTo2 } from '../convert/downgrade/downgrade-to-2.ts';
import { FINDING_CODES } from './finding-codes.ts';
import { validate } from './validate.ts';

/** A document broken in one to four places; the same for each seed. */
function brokenDocument(make: () => MvfDocument, seed: number): MvfDocument {
  const random = seededRandom(seed);
  const { version, extras, ...files } = make();
  for (let count = 1 + Math.floor(random() * 4); count > 0; count--) breakValue(files, random);
  return { version, extras, ...files } as MvfDocument;
}

describe('validate on randomly broken documents', () => {
  it.each([
    ['version 3', tinyVenue, 150],
    ['version 2', () => downgradeTo2(tinyVenue()).document, 40],
    ['version 1', () => downgradeTo1(tinyVenue()).document, 40],
  ] as const)('never throws: %s [V1]', async (_, make, count) => {
    let broken = 0;
    for (let seed = 1; seed <= count; seed++) {
      const { findings } = await validate(brokenDocument(make, seed));
      for (const { code, message } of findings) {
        expect(FINDING_CODES).toHaveProperty(code);
        expect(message).not.toMatch(/undefined|\[object/);
      }
      if (findings.length > 0) broken += 1;
    }
    expect(broken).toBeGreaterThan(count / 2);
  });
});
