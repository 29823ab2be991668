import { describe, expect, test } from 'vitest';
import { brand } from '../../../brand.ts';
import { idsUsedIn } from './ids-used-in.fixture.ts';
import { annotateIosSamples } from './annotate-ios-samples.ts';
import { makeIosReference } from '../reference/make-ios-reference.ts';

describe('symbols of iOS samples', () => {
  test('have an entry in the reference of their version', async () => {
    for (const { symbols } of await annotateIosSamples()) {
      const { reference } = await makeIosReference(symbols.version as '5.0', brand);
      const ids = new Set(reference.symbols.map(({ id }) => id));
      const used = idsUsedIn(symbols);
      expect(used.length).toBeGreaterThan(20);
      expect(used.filter((id) => !ids.has(id))).toEqual([]);
    }
  });
});
