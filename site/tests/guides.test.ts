import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFences } from '../src/markdown/list-fences.ts';
import { sampleIn } from '../src/samples/node/read-sample.ts';
import { readContentPages } from './content-pages.ts';
import {
  findSimilarPages,
  findInlineCode,
  findPictureProblems,
  findShortness,
  isOutline,
  copyRatio,
} from './guide-rules.ts';

const GROUPS = ['web-sdk', 'react-native-sdk', 'ios-sdk', 'android-sdk'];
const MAX_COPY_RATIO = 0.1;
const EXAMPLES = join(import.meta.dirname, '../../examples');
const MARKS_FOR_TOOLS = /(?:ox|es)lint-|@ts-|prettier-ignore/;

const pages = readContentPages(GROUPS.map((id) => `${id}_versioned_docs`));
const guides = pages.filter((page) => !isOutline(page));

describe('the guides of the Web SDK and the React Native SDK', () => {
  test.each(guides.map((page) => [page.file, page] as const))(
    'pass the rules for complete pages: %s',
    (_file, page) => {
      expect([
        ...findInlineCode(page),
        ...findShortness(page),
        ...findPictureProblems(page),
      ]).toEqual([]);
    },
  );

  test('differ from each other by at least half, versions included', () => {
    expect(findSimilarPages(guides)).toEqual([]);
  });

  test('contain at most one tenth of exact copies', () => {
    const texts = guides.map(({ frontMatter, body }) => JSON.stringify(frontMatter) + body);
    expect(copyRatio(texts)).toBeLessThanOrEqual(MAX_COPY_RATIO);
  });

  test('show code from compiled samples', () => {
    const fences = guides.flatMap(({ body }) => listFences(body).fences);
    const blocks = fences.filter(
      ({ meta, language, code }) => sampleIn(meta) || (language !== 'sh' && code.includes('\n')),
    );
    const samples = blocks.filter(({ meta }) => sampleIn(meta));
    const outlines = pages.length - guides.length;
    process.stdout.write(
      `${samples.length} of ${blocks.length} code blocks on ${guides.length} pages come from ` +
        `samples that compile${outlines > 0 ? `; ${outlines} pages are outlines` : ''}.\n`,
    );
    expect(samples).toHaveLength(blocks.length);
  });

  test('show no directives for linters and compilers', () => {
    const fences = guides.flatMap(({ body }) => listFences(body).fences);
    const names = new Set(fences.flatMap(({ meta }) => sampleIn(meta)?.name ?? []));
    const marked = [...names].filter((name) =>
      MARKS_FOR_TOOLS.test(readFileSync(join(EXAMPLES, name), 'utf8')),
    );
    expect(marked).toEqual([]);
  });
});
