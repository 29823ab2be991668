import type { DocsRecord, Hierarchy, RecordType } from '@brand/wire/search';
import type { PagePart, ParsedPage } from './parse-page.ts';

/** Location of a page and its SDK. */
export type PagePlace = {
  /** Path such as `/web-sdk/markers`. */
  readonly path: string;
  readonly siteUrl: string;
  readonly sdk: string;
  readonly isLatest: boolean;
  /** SDK and version in words. */
  readonly context: string;
  readonly pageRank: number;
};

type Headings = readonly (string | null)[];
type Section = {
  readonly headings: Headings;
  readonly level: number;
  readonly anchor: string | undefined;
  readonly parts: readonly PagePart[];
};

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const MAX_CONTENT_LENGTH = 1000;
const MAX_BODY_LENGTH = 3000;

/**
 * Creates the records of a page: one for the page itself, one per heading and one per paragraph.
 */
export function pageRecords(
  page: ParsedPage,
  place: PagePlace,
  questions: ReadonlyMap<string, readonly string[]> = new Map(),
): DocsRecord[] {
  const records: DocsRecord[] = [];
  const add = (
    part: Pick<DocsRecord, 'type' | 'kind' | 'content'> & Partial<DocsRecord>,
    section: Section,
  ): void => {
    records.push(createRecord({ page, place, section, position: records.length }, part));
  };
  for (const section of sectionsOf(page)) {
    const type = LEVELS[section.level] as RecordType;
    const isPage = section.level === 1;
    const asked = questions.get(section.anchor ?? '') ?? [];
    add(
      {
        type,
        kind: isPage ? 'page' : 'heading',
        content: null,
        body: bodyOf(isPage ? aboutPage(page, place) : [], section),
        ...(asked.length > 0 && { asked }),
        ...(isPage && page.description !== '' && { description: page.description }),
      },
      section,
    );
    for (const { kind, text } of section.parts) {
      if (kind === 'heading') continue;
      add({ type: 'content', kind, content: text.slice(0, MAX_CONTENT_LENGTH) }, section);
    }
  }
  return records;
}

/** Also matches a page by its path, `migration-guide`, whatever its title is. */
function aboutPage({ description, parts }: ParsedPage, { path }: PagePlace): string[] {
  const name = path.split('/').at(-1) ?? '';
  return [name.replaceAll('-', ' '), description, ...parts.map(headingText)];
}

function headingText(part: PagePart): string {
  return part.kind === 'heading' ? part.text : '';
}

function bodyOf(before: readonly string[], { parts }: Section): string {
  const texts = parts.filter(({ kind }) => kind !== 'code').map(({ text }) => text);
  return [...before, ...texts].filter(Boolean).join(' ').slice(0, MAX_BODY_LENGTH);
}

/** Splits a page into the part before its first heading and one section per heading. */
function sectionsOf({ title, parts }: ParsedPage): Section[] {
  const sections: (Omit<Section, 'parts'> & { parts: PagePart[] })[] = [
    { headings: [title, title], level: 1, anchor: undefined, parts: [] },
  ];
  for (const part of parts) {
    const last = sections.at(-1);
    if (part.kind !== 'heading' || part.anchor === undefined) {
      last?.parts.push(part);
      continue;
    }
    const above = Array.from({ length: part.level }, (_, level) => last?.headings[level] ?? null);
    sections.push({
      headings: [...above, part.text],
      level: part.level,
      anchor: part.anchor,
      parts: [],
    });
  }
  return sections;
}

type RecordContext = {
  readonly page: ParsedPage;
  readonly place: PagePlace;
  readonly section: Section;
  readonly position: number;
};

function createRecord(
  { page, place, section, position }: RecordContext,
  part: Pick<DocsRecord, 'type' | 'kind' | 'content'> & Partial<DocsRecord>,
): DocsRecord {
  const url = place.siteUrl + place.path;
  const { body, ...rest } = part;
  return {
    objectID: `${place.path}#${position}`,
    url: section.anchor === undefined ? url : `${url}#${section.anchor}`,
    url_without_anchor: url,
    anchor: section.anchor ?? null,
    hierarchy: hierarchyOf(section.headings),
    language: page.language,
    docusaurus_tag: page.tag,
    sdk: place.sdk,
    ...(page.version !== undefined && page.version !== 'current' && { version: page.version }),
    isLatest: place.isLatest,
    ...(body !== undefined && body !== '' && { body }),
    ...(place.context !== '' && { context: place.context }),
    weight: {
      pageRank: place.pageRank,
      level: part.type === 'content' ? 0 : 110 - section.level * 10,
      position,
    },
    ...rest,
  };
}

export function hierarchyOf(headings: Headings): Hierarchy {
  return Object.fromEntries(LEVELS.map((level, at) => [level, headings[at] ?? null])) as Hierarchy;
}
