import { describe, expect, test } from 'vitest';
import { readPage } from '../texts/read-page.ts';
import { findDuplicateSentences } from './duplicate-sentences.ts';
import { pageSubject } from './page-subject.ts';

const SENTENCE = 'A marker pins your own HTML to a position on the map of a venue.';

function duplicatesOf(pages: Readonly<Record<string, string>>): string[] {
  const texts = Object.entries(pages).map(([file, source]) => readPage(file, source));
  return findDuplicateSentences(texts, pageSubject).map(
    ({ page, start, advice }) => `${page.file}:${start} ${advice}`,
  );
}

describe('duplicate sentences', () => {
  test('are found on pages of different subjects, whatever their markup', () => {
    const found = duplicatesOf({
      'site/content/docs/a.mdx': SENTENCE,
      'site/content/docs/b.mdx': `Other. ${SENTENCE.replace('marker', '**marker**')}`,
    });
    expect(found).toEqual([
      'site/content/docs/b.mdx:7 Say it once and link to it: site/content/docs/a.mdx:1 has the same sentence.',
    ]);
  });

  test('may be shared by the same page of another SDK or version', () => {
    const found = duplicatesOf({
      'site/ios-sdk_versioned_docs/version-5.0/markers.mdx': SENTENCE,
      'site/web-sdk_versioned_docs/version-6.0/markers.mdx': SENTENCE,
    });
    expect(found).toEqual([]);
  });

  test('may have fewer than 12 words', () => {
    const short = 'A marker pins your own HTML to a position on it.';
    expect(duplicatesOf({ 'site/content/a.mdx': short, 'site/content/b.mdx': short })).toEqual([]);
  });

  test('may be a message that several pages quote as code', () => {
    const quoted = `\`${SENTENCE}\``;
    const found = duplicatesOf({ 'site/content/a.mdx': quoted, 'site/content/b.mdx': quoted });
    expect(found).toEqual([]);
  });

  test('are different if only their code differs', () => {
    const found = duplicatesOf({
      'site/content/a.mdx': `${SENTENCE} ${SENTENCE.replace('HTML', '`html`')}`,
      'site/content/b.mdx': SENTENCE.replace('HTML', '`text`'),
    });
    expect(found).toEqual([]);
  });
});

test.each([
  ['site/web-sdk_versioned_docs/version-6.0/labels.mdx', 'labels'],
  ['site/android-sdk_versioned_docs/version-5.0/floating-labels.mdx', 'labels'],
  ['site/content/docs/mvf/v2/render-with-mapkit.mdx', 'render-with'],
  ['site/content/docs/mvf/v3/getting-started.mdx', 'site/content/docs/mvf/getting-started'],
  ['site/ios-sdk_versioned_docs/version-5.0/index.mdx', 'index'],
])('subject of %s', (file, subject) => expect(pageSubject(file)).toBe(subject));
