import { createHash } from 'node:crypto';
import { listFences } from '../../../markdown/list-fences.ts';

/** A part of a page from one heading to the next. */
export type PageSection = {
  /** The id of its heading; empty for what precedes the first heading. */
  readonly anchor: string;
  readonly title: string;
  /** Hash of what editing leaves unchanged: code, names, numbers, samples and tables of options. */
  readonly facts: string;
  readonly words: number;
};

const HASH_LENGTH = 8;
const FENCE = /^[ \t>]*(?:`{3,}|~{3,})/;
const HEADING = /^#{2,6} +(.+?)\s*$/;
const EXPLICIT_ID = /\s*\{#([\w.-]+)\}\s*$/;
const INLINE_CODE = /`[^`\n]+`|<code>.*?<\/code>/g;
/** A number of two digits or with a unit. Editors add and remove the small ones, and versions. */
const NUMBER =
  /\d+(?:[.,]\d+)+|\d{2,}|\d(?= ?(?:%|px|[kMG]B|k?m\b|m?s\b|metres|seconds|minutes|hours|days))/g;
const VERSION = /^\d\.0$/;
/** An element with its attributes: a sample, a table of options, a drawing. */
const ELEMENT = /<[A-Z]\w*[^>]*>/g;
const PROSE_ATTRIBUTE = /\s(?:alt|caption|title|label|summary)="[^"]*"/g;
const LINK_TARGET = /\]\([^)]*\)/g;

/** Splits the body of a page at its headings, and reduces each section to its facts. */
export function readSections(body: string, pageTitle: string): PageSection[] {
  const slugs = new Map<string, number>();
  const [intro = '', ...parts] = splitAtHeadings(body);
  return [
    { anchor: '', title: pageTitle, ...measure(intro) },
    ...parts.map((part) => {
      const [line = ''] = part.split('\n', 1);
      const heading = HEADING.exec(line)?.[1] ?? '';
      const title = plainText(heading.replace(EXPLICIT_ID, ''));
      const anchor = EXPLICIT_ID.exec(heading)?.[1] ?? uniqueSlug(title, slugs);
      return { anchor, title, ...measure(part.slice(line.length)) };
    }),
  ];
}

/** A line of code may look like a heading. The brand decides the anchor of one with its name. */
function splitAtHeadings(body: string): string[] {
  const parts: string[][] = [[]];
  let isCode = false;
  for (const line of body.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    const isHeading = HEADING.test(line) && (!line.includes('{brand.') || EXPLICIT_ID.test(line));
    if (!isCode && isHeading) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\n'));
}

function measure(text: string): Pick<PageSection, 'facts' | 'words'> {
  const { fences, rest } = listFences(text);
  const prose = rest.replaceAll(LINK_TARGET, ']');
  const facts = new Set([
    ...fences.map(({ language, meta, code }) =>
      normalize(`${language} ${` ${meta}`.replaceAll(PROSE_ATTRIBUTE, '')} ${code}`),
    ),
    ...matchesOf(prose, INLINE_CODE),
    ...matchesOf(prose, ELEMENT).map((tag) => normalize(tag.replaceAll(PROSE_ATTRIBUTE, ''))),
    ...matchesOf(prose.replaceAll(INLINE_CODE, ' ').replaceAll(ELEMENT, ' '), NUMBER).filter(
      (number) => !VERSION.test(number),
    ),
  ]);
  const hash = createHash('sha256')
    .update([...facts].toSorted().join('\n'))
    .digest('hex');
  return { facts: hash.slice(0, HASH_LENGTH), words: prose.match(/\p{L}+/gu)?.length ?? 0 };
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match);
}

function normalize(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim();
}

/** The text of a heading as a reader sees it. */
function plainText(heading: string): string {
  return heading
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*\\]/g, '')
    .replaceAll(/(?<!\w)_|_(?!\w)/g, '')
    .trim();
}

/** The anchor that the framework derives from a heading. The build reports one that is wrong. */
function uniqueSlug(title: string, slugs: Map<string, number>): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
  const count = slugs.get(slug) ?? 0;
  slugs.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}
