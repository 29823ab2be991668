import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../shared/repo.ts';
import { formatNewestRelease, parseEntry } from './format-changelog.ts';

/** Output of `changeset version`. */
const WRITTEN = `# @brand/web-sdk

## 6.1.0

### Minor Changes

- Added: \`Camera.roll\`: turns the view
  around its axis.

### Patch Changes

- Fixed: labels of stairs are back.
- Added: \`Camera.tilt\`: a second one.

## 6.0.0 - 2026-11-09

First.
`;

describe('formatNewestRelease', () => {
  test('dates the newest release and groups its entries by part', () => {
    expect(formatNewestRelease(WRITTEN, '2027-01-05')).toBe(`# @brand/web-sdk

## 6.1.0 - 2027-01-05

### Added

- \`Camera.roll\`: turns the view
  around its axis.
- \`Camera.tilt\`: a second one.

### Fixed

- labels of stairs are back.

## 6.0.0 - 2026-11-09

First.
`);
  });

  test('adds an entry to a release that has none', () => {
    const text = '# @brand/venue\n\n## 6.1.0\n';
    expect(formatNewestRelease(text, '2027-01-05')).toBe(
      '# @brand/venue\n\n## 6.1.0 - 2027-01-05\n\n### Changed\n\n- The packages that this one depends on.\n',
    );
  });

  test('leaves a changelog without a new release as it is', () => {
    const formatted = formatNewestRelease(WRITTEN, '2027-01-05');
    expect(formatNewestRelease(formatted, '2027-02-01')).toBe(formatted);
  });
});

describe('parseEntry', () => {
  test('throws for a text that starts with no part', () => {
    expect(() => parseEntry('Labels are back.')).toThrow('begins with one of "Breaking: ", ');
  });

  test('accepts every pending changeset', () => {
    for (const file of globSync('.changeset/*.md', { cwd: ROOT })) {
      if (file.endsWith('README.md')) continue;
      const [, , body = ''] = readFileSync(join(ROOT, file), 'utf8').split(/^---$/m);
      expect(() => parseEntry(body)).not.toThrow();
    }
  });
});
