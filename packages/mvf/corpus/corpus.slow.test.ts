import { tinyVenue } from '@brand/test-kit';
import { expect, test } from 'vitest';
import { writeBundle } from '../src/bundle/write-bundle.ts';
import { type Finding, FINDING_CODES, validate } from '../src/validate/index.ts';
import { CORPUS } from './index.ts';

/** Maximum additional memory for a broken bundle, in bytes. */
const MEMORY = 150_000_000;

test('starts from a venue without findings', async () => {
  expect((await validate(writeBundle(tinyVenue()))).findings).toEqual([]);
});

test.each(CORPUS.map((bundle) => [bundle.name, bundle.code, bundle] as const))(
  'reports %s: %s, with place, sentence, fix and page',
  async (_, code, { build, limits }) => {
    const zip = build();
    const before = process.memoryUsage.rss();
    const { findings, valid } = await validate(zip, limits ? { limits } : {});
    expect(process.memoryUsage.rss() - before).toBeLessThan(MEMORY);
    expect(findings.map((finding) => finding.code)).toContain(code);
    expect(valid).toBe(!findings.some(({ severity }) => severity === 'error'));
    expect(findings.filter((finding) => !isWellSaid(finding))).toEqual([]);
  },
);

/** Names file, place, sentence, fix and page. */
function isWellSaid({ message, fix, docs, pointer }: Finding): boolean {
  return (
    /\w.*[.!?]$/s.test(message) &&
    /\w.*[.!?]$/s.test(fix) &&
    /^\/docs\/mvf\/v[123]\//.test(docs) &&
    /^(\/|$)/.test(pointer)
  );
}

test('holds at least sixty bundles, and one for nearly every code of version 3', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(60);
  const covered = new Set<string>(CORPUS.map(({ code }) => code));
  const elsewhere = new Set(['unreadable-source', 'image-with-two-places', 'too-deep']);
  const codes = Object.keys(FINDING_CODES).filter((code) => !elsewhere.has(code));
  expect(codes.filter((code) => !covered.has(code))).toEqual([]);
});
