import { describe, expect, test } from 'vitest';
import type { ContentPage } from './content-pages.ts';
import {
  findSimilarPages,
  findInlineCode,
  findPictureProblems,
  findShortness,
  copyRatio,
} from './guide-rules.ts';
import { countWords, likeness, proseOf, shinglesOf } from './prose.ts';

function page(body: string, name = 'camera'): ContentPage {
  const file = `web-sdk_versioned_docs/version-6.0/${name}.mdx`;
  return { file, absolutePath: `/${file}`, frontMatter: {}, body };
}

function words(count: number, word = 'word'): string {
  return Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ');
}

describe('code blocks', () => {
  test.each([
    ['a line', '```bash\nnpm install\n```', 0],
    ['a sample', '```ts file="a.ts" live\n\n```', 0],
    ['two lines', '```ts\na();\nb();\n```', 1],
    ['commands that set up a project', '```sh\ncd my-map\nnpm install a\n```', 0],
    ['a script', '```sh\ncd my-map\ncurl a | sh\n```', 1],
    ['two lines in a list', '- a\n\n  ```ts\n  a();\n  b();\n  ```', 1],
  ])('have the expected number of findings for %s', (_what, body, count) => {
    expect(findInlineCode(page(body))).toHaveLength(count);
  });
});

describe('length', () => {
  test('counts prose, not code, tags or URLs', () => {
    const body = '# One\n\n<Tag of="x">two</Tag> [three](./four.mdx) `five`.\n\n```ts\nsix\n```\n';
    expect(countWords(body)).toBe(4);
    expect(proseOf('![alt](a.png)\n\nimport A from "b"').trim()).not.toContain('alt');
  });

  test('must be at least 250 words for guides, and is free for landing pages', () => {
    expect(findShortness(page(words(249)))).toEqual([
      'has 249 words of prose; a guide has at least 250.',
    ]);
    expect(findShortness(page(words(250)))).toEqual([]);
    expect(findShortness(page(words(9), 'release-notes'))).toEqual([]);
  });
});

describe('pictures', () => {
  test.each([
    ['a picture', '![The first floor](./a.png)', []],
    ['a live sample', '```ts file="a.ts" live\n\n```', []],
    ['none', 'Text.', ['has neither a picture nor a live sample.']],
    ['one without a description', '![](./a.png)', ['shows ./a.png without alt text.']],
    ['an element', '<img src="a.png" alt="Floor" />', []],
    [
      'an element without a description',
      '<img src="a.png" />',
      ['shows <img src="a.png" /> without alt text.'],
    ],
  ])('must exist with a description: %s', (_what, body, problems) => {
    expect(findPictureProblems(page(body))).toEqual(problems);
  });
});

describe('likeness', () => {
  test('compares to the shorter text', () => {
    expect(likeness(shinglesOf(words(20)), shinglesOf(words(10)))).toBe(1);
    expect(likeness(shinglesOf('a b c d e f'), shinglesOf('a b c d e g'))).toBe(0.5);
    expect(likeness(shinglesOf(words(20)), shinglesOf(words(20, 'other')))).toBe(0);
  });

  test('reports two pages that share more than half', () => {
    const common = words(100);
    const pages = [
      page(`${common} ${words(120, 'x')}`, 'a'),
      page(`${common} ${words(80, 'y')}`, 'b'),
    ];
    expect(findSimilarPages(pages)).toEqual([
      expect.stringMatching(/\/a\.mdx and .*\/b\.mdx: 5\d %$/),
    ]);
    expect(findSimilarPages([page(words(100)), page(words(100, 'x'))])).toEqual([]);
  });

  test('counts exact copies', () => {
    expect(copyRatio(['a', 'b', 'a', 'c'])).toBe(0.25);
  });
});
