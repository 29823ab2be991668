import { seededRandom } from '@brand/geo';
import { tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import type { MvfDocument } from '../../bundle/document.ts';
import { writeFiles } from '../../bundle/write-bundle.ts';
import { validate } from '../../validate/index.ts';
import { downgradeTo1 } from '../downgrade/downgrade-to-1.ts';
import { downgradeTo2 } from '../downgrade/downgrade-to-2.ts';
import { spoil } from './fixtures/spoil.ts';
import { upgrade } from './upgrade.ts';

const OLD: Readonly<Record<number, () => MvfDocument>> = {
  1: () => downgradeTo1(tinyVenue()).document,
  2: () => downgradeTo2(tinyVenue()).document,
};

it('returns version 3 unchanged', () => {
  const document = tinyVenue();
  expect(upgrade(document)).toEqual({ document, report: [] });
});

describe.each([1, 2])('version %i with random damage', (version) => {
  it('never throws, whatever is missing or wrong', { timeout: 20_000 }, () => {
    for (let seed = 0; seed < 100; seed++) {
      const random = seededRandom(seed);
      const document = OLD[version]!();
      spoil(document, random, 1 + Math.floor(random() * 40));
      expect(() => writeFiles(upgrade(document).document), `seed ${seed}`).not.toThrow();
    }
  });

  it(
    'becomes a document that keeps every rule but those about shapes',
    { timeout: 20_000 },
    async () => {
      for (let seed = 0; seed < 15; seed++) {
        const random = seededRandom(seed);
        const document = OLD[version]!();
        spoil(document, random, 12);
        const { findings } = await validate(upgrade(document).document, {
          checks: { geometry: false },
        });
        const errors = findings.filter(({ severity }) => severity === 'error');
        // A venue may well lose all its floors.
        const codes = errors.map(({ code }) => code).filter((code) => code !== 'no-floors');
        expect(codes, `seed ${seed}`).toEqual([]);
      }
    },
  );
});

it.each([
  { version: 1 },
  { version: 2 },
  { version: 2, extras: null, floors: [], nodes: {}, styles: [], connections: 'none' },
  { version: 1, extras: 7, levels: null, spaces: [[]], nodes: { a: { features: [null] } } },
])('survives %j', (document) => {
  const result = upgrade(document as unknown as MvfDocument);
  expect(result.document.version).toBe(3);
  expect(() => writeFiles(result.document)).not.toThrow();
});
