import { createHash } from 'node:crypto';
import type { SourcePage } from './read-pages.ts';
import type { PageSection } from './read-sections.ts';

/** The sections that the record accounts for: facts and number of words by page and anchor. */
export type SectionRecord = ReadonlyMap<string, ReadonlyMap<string, RecordedSection>>;
type RecordedSection = Pick<PageSection, 'facts' | 'words'>;

/** A page with sections that changed by more than editing since the record. */
export type UnrecordedChange = {
  readonly page: SourcePage;
  /** The page's own section if the page is new or has lost a section. */
  readonly sections: readonly PageSection[];
  /** Distinguishes it from earlier and later changes of the page. */
  readonly id: string;
};

/** Fewer words than these are editing, whatever their share of the section. */
const MIN_WORDS = 40;
const MIN_RATIO = 1 / 3;

/** One line for each page, so that changes of two pages merge. */
export function formatSectionRecord(record: SectionRecord): string {
  return [...record]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, sections]) => {
      const items = [...sections].map(
        ([anchor, { facts, words }]) => `${anchor}=${facts}/${words}`,
      );
      return `${[page, ...items].join(' ')}\n`;
    })
    .join('');
}

export function parseSectionRecord(text: string): SectionRecord {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [page = '', ...items] = line.split(' ');
      return [page, new Map(items.map(parseItem))];
    }),
  );
}

function parseItem(item: string): [anchor: string, section: RecordedSection] {
  const [, anchor = '', facts = '', words = ''] = /^(.*)=(\w+)\/(\d+)$/.exec(item) ?? [];
  return [anchor, { facts, words: Number(words) }];
}

export function recordSections({ sections }: SourcePage): Map<string, RecordedSection> {
  return new Map(sections.map(({ anchor, facts, words }) => [anchor, { facts, words }]));
}

/** Finds what changed by more than editing since the sections were recorded. */
export function findUnrecorded(
  pages: readonly SourcePage[],
  record: SectionRecord,
): UnrecordedChange[] {
  return pages.flatMap((page) => {
    const recorded = record.get(page.id);
    const changed = recorded ? changedSections(page, recorded) : page.sections.slice(0, 1);
    if (changed.length === 0) return [];
    const state = changed
      .map(({ anchor, facts, words }) => `${anchor}=${facts}/${words}`)
      .join(' ');
    return [{ page, sections: changed, id: shortHash(`${page.id} ${state}`) }];
  });
}

function changedSections(
  { sections }: SourcePage,
  recorded: ReadonlyMap<string, RecordedSection>,
): readonly PageSection[] {
  const gone = new Map(recorded);
  for (const { anchor } of sections) gone.delete(anchor);
  const changed = sections.filter((section) => {
    const before = recorded.get(section.anchor) ?? takeRenamed(section, gone);
    return !before || !isSameButEdited(before, section);
  });
  const [own] = sections;
  return gone.size > 0 && own && !changed.includes(own) ? [own, ...changed] : changed;
}

/** A heading that was renamed leaves the facts below it unchanged. */
function takeRenamed(
  section: PageSection,
  gone: Map<string, RecordedSection>,
): RecordedSection | undefined {
  const [anchor, before] = [...gone].find(([, each]) => isSameButEdited(each, section)) ?? [];
  if (anchor !== undefined) gone.delete(anchor);
  return before;
}

function isSameButEdited(before: RecordedSection, after: RecordedSection): boolean {
  const difference = Math.abs(before.words - after.words);
  const isEdited = difference < MIN_WORDS || difference < before.words * MIN_RATIO;
  return before.facts === after.facts && isEdited;
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
