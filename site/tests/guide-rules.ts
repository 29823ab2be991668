import { listFences } from '../src/markdown/list-fences.ts';
import { sampleIn } from '../src/samples/node/read-sample.ts';
import type { ContentPage } from './content-pages.ts';
import { countWords, likeness, shinglesOf } from './prose.ts';

const MIN_WORDS = 250;
const MAX_SIMILARITY = 0.5;
/** Below this, two pages share a few set phrases at most. */
const MIN_SHINGLES = 60;
/** Landing pages, generated references and release notes have no minimum length. */
const NO_GUIDE = /\/(?:index|api-reference|release-notes)\.mdx$/;

/** Fences of lists are indented. */
function dedent(code: string): string {
  return code.replaceAll(/^[ \t]+/gm, '').trim();
}

export function isOutline({ frontMatter }: ContentPage): boolean {
  return frontMatter['outline'] === true;
}

/** Commands, each in a line of its own: `e2e/outside` runs them as a reader does. */
const SETUP_COMMANDS = /^(?:(?:cd|curl|echo|export|node|npm|npx|yarn) [^\n|]+\n?)+$/;

/** Finds code that is not compiled: every block of more than one line must be a sample. */
export function findInlineCode({ body }: ContentPage): string[] {
  return listFences(body)
    .fences.filter(({ meta, code }) => !sampleIn(meta) && code.trim().includes('\n'))
    .filter(({ language, code }) => language !== 'sh' || !SETUP_COMMANDS.test(dedent(code)))
    .map(
      ({ line, language }) =>
        `has a ${language} block of its own after line ${line}: put it into examples/ and name it by file="…".`,
    );
}

export function findShortness({ file, body }: ContentPage): string[] {
  const words = countWords(body);
  if (NO_GUIDE.test(file) || words >= MIN_WORDS) return [];
  return [`has ${words} words of prose; a guide has at least ${MIN_WORDS}.`];
}

/** Images without a description, and guides without an image. */
export function findPictureProblems({ file, body }: ContentPage): string[] {
  const { fences, rest } = listFences(body);
  const prose = rest.replaceAll(/`[^`\n]*`/g, '');
  const markdown = [...prose.matchAll(/!\[([^\]]*)\]\(([^)\s]+)/g)];
  const elements = [...prose.matchAll(/<(?:img|Image|Picture)\b[^>]*>/g)].map(([tag]) => tag);
  const isLive = fences.some(({ meta }) => /(?:^|\s)live(?:\s|$)/.test(meta));
  const undescribed = [
    ...markdown.filter(([, alt = '']) => alt.trim() === '').map(([, , source]) => source),
    ...elements.filter((tag) => !/\balt=(?:"[^"]+"|\{)/.test(tag)),
  ];
  const hasPicture = isLive || markdown.length > 0 || elements.length > 0;
  return [
    ...undescribed.map((picture) => `shows ${picture} without alt text.`),
    ...(hasPicture || NO_GUIDE.test(file) ? [] : ['has neither a picture nor a live sample.']),
  ];
}

/** Pairs of pages of which one repeats more than half of the other. */
export function findSimilarPages(pages: readonly ContentPage[]): string[] {
  const texts = pages
    .map(({ file, body }) => ({ file, shingles: shinglesOf(body) }))
    .filter(({ shingles }) => shingles.size >= MIN_SHINGLES);
  return texts.flatMap((a, index) =>
    texts.slice(index + 1).flatMap((b) => {
      const share = likeness(a.shingles, b.shingles);
      return share > MAX_SIMILARITY
        ? [`${a.file} and ${b.file}: ${Math.round(share * 100)} %`]
        : [];
    }),
  );
}

/** Ratio of files that equal another file byte for byte. */
export function copyRatio(texts: readonly string[]): number {
  const copies = texts.length - new Set(texts).size;
  return texts.length === 0 ? 0 : copies / texts.length;
}
