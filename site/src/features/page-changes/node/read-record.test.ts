import { describe, expect, test } from 'vitest';
import { pageIdOf, readPage } from './read-pages.ts';
import { formatEntry, parseEntry } from './read-record.ts';
import { validateRecord } from './validate-record.ts';

const FILE = '2026-11-18-dark-mode.md';
const ENTRY = `---
kind: new
sections:
  - web-sdk/6.0/labels#add
  - docs/overview
---

Maps follow \`prefers-color-scheme\`.
`;

describe('parseEntry', () => {
  const entry = parseEntry(FILE, ENTRY);

  test('reads day, kind, sections and reason, and formatEntry writes them', () => {
    expect(entry).toEqual({
      file: FILE,
      date: '2026-11-18',
      kind: 'new',
      sections: [
        { page: 'web-sdk/6.0/labels', anchor: 'add' },
        { page: 'docs/overview', anchor: '' },
      ],
      reason: 'Maps follow `prefers-color-scheme`.',
    });
    expect(formatEntry(entry)).toBe(ENTRY);
  });

  test.each([
    ['a name without a day', 'dark-mode.md', ENTRY, /starts with a day/],
    ['a day that does not exist', '2026-02-31-a.md', ENTRY, /starts with a day/],
    ['an unknown kind', FILE, ENTRY.replace('new', 'fixed'), /kind \(new, changed, corrected\)/],
    ['no sections', FILE, ENTRY.replace(/ {2}- .*\n/g, ''), /and sections/],
    ['no reason', FILE, ENTRY.replace(/Maps.*/, ''), /the reason/],
  ])('rejects %s and says what to do', (_what, file, text, message) => {
    expect(() => parseEntry(file, text)).toThrow(message);
  });
});

describe('validateRecord', () => {
  const labels = readPage('web-sdk/6.0/labels', '---\ntitle: Labels\n---\n\n## Add {#add}\n');
  const overview = readPage('docs/overview', '---\ntitle: Overview\n---\n');
  const pages = [labels, overview].flatMap((page) => page ?? []);

  test('accepts sections that exist', () => {
    expect(validateRecord([parseEntry(FILE, ENTRY)], pages)).toEqual([]);
  });

  test.each([
    ['a page that does not exist', 'docs/overview', 'docs/start', /found "docs\/start"/],
    ['a section that does not exist', '#add', '#remove', /no section "remove". Use one of: add\./],
    ['a section twice', 'docs/overview', 'web-sdk/6.0/labels#add', /listed twice/],
  ])('reports %s', (_what, before, after, message) => {
    const findings = validateRecord([parseEntry(FILE, ENTRY.replace(before, after))], pages);
    expect(findings).toEqual([expect.stringMatching(message)]);
  });
});

describe('the id and the path of a page', () => {
  test.each([
    ['web-sdk_versioned_docs/version-6.0/labels.mdx', 'web-sdk/6.0/labels', '/web-sdk/labels'],
    ['web-sdk_versioned_docs/version-5.0/labels.mdx', 'web-sdk/5.0/labels', '/web-sdk/5.0/labels'],
    ['content/docs/mvf/v3/core.mdx', 'docs/mvf/v3/core', '/docs/mvf/v3/core'],
    ['content/docs/places/index.mdx', 'docs/places/index', '/docs/places'],
  ])('of %s are %s and %s', (file, id, path) => {
    expect(pageIdOf(file)).toBe(id);
    expect(readPage(id, '---\ntitle: A\n---\n')?.path).toBe(path);
  });

  test('follow the slug of a page', () => {
    expect(readPage('web-sdk/5.0/index', pageWithSlug('/'))?.path).toBe('/web-sdk/5.0');
    expect(readPage('docs/tools/studio', pageWithSlug("'/tools/own'"))?.path).toBe(
      '/docs/tools/own',
    );
  });

  test('do not exist for partials, release notes and outlines', () => {
    expect(pageIdOf('content/docs/_partials/a.mdx')).toBeUndefined();
    expect(pageIdOf('web-sdk_versioned_docs/version-6.0/release-notes.mdx')).toBeUndefined();
    expect(readPage('docs/a', '---\ntitle: A\noutline: true\n---\n')).toBeUndefined();
  });
});

function pageWithSlug(slug: string): string {
  return `---\ntitle: A\nslug: ${slug}\n---\n`;
}
