import type { DocsRecord } from '../../packages/wire/src/search/index.ts';

const LEVELS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The texts of a record, split as our engine does, so that every engine has the same fields. */
export type RecordFields = {
  readonly own: string;
  readonly title: string;
  readonly above: string;
  readonly content: string;
  readonly body: string;
  readonly context: string;
  readonly asked: string;
};

export const FIELD_NAMES = [
  'own',
  'title',
  'above',
  'content',
  'body',
  'context',
  'asked',
] as const;

/**
 * Boost of a word per field, for engines that support it: of several sets the one with which
 * MiniSearch and Orama rank the tuning half best.
 */
export const FIELD_BOOSTS: Readonly<Record<keyof RecordFields, number>> = {
  own: 4,
  title: 3,
  above: 2,
  content: 1,
  body: 1,
  context: 1,
  asked: 1,
};

/** Stop words, for engines that take a list of their own. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have how i if in into ' +
    'is it its me my of on or our should so that the their them then there these they this to was ' +
    'we were what when where which while who why will with would you your'
  ).split(' '),
);

export function pathOf(url: string): string {
  const { pathname, hash } = new URL(url);
  return pathname + hash;
}

export function fieldsOf({
  hierarchy,
  type,
  content,
  body,
  context,
  asked,
}: DocsRecord): RecordFields {
  const above = LEVELS.filter((level) => level !== type).map((level) => hierarchy[level] ?? '');
  return {
    own: type === 'content' ? '' : (hierarchy[type] ?? ''),
    title: type === 'lvl1' ? '' : (hierarchy.lvl1 ?? ''),
    above: above.filter(Boolean).join(' '),
    content: content ?? '',
    body: body ?? '',
    context: context ?? '',
    asked: asked?.join(' ') ?? '',
  };
}

/** Engines keep insertion order for ties, so records of the latest version come first. */
export function sortByRankingWeight(records: readonly DocsRecord[]): DocsRecord[] {
  return records.toSorted(
    (a, b) =>
      Number(b.isLatest) - Number(a.isLatest) ||
      b.weight.pageRank - a.weight.pageRank ||
      b.weight.level - a.weight.level ||
      a.weight.position - b.weight.position,
  );
}
