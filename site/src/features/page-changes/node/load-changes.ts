import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { micromark } from 'micromark';
import type { Brand } from '../../../../../brand.ts';
import { substituteBrand } from '../../../../config/substitute-brand.ts';
import type { Html } from '../../../reference/published.ts';
import { formatDay } from '../format-day.ts';
import type { ChangeSummary, PageChange } from '../page-change.ts';
import { readPages, type SourcePage } from './read-pages.ts';
import { readRecord, type RecordedChange } from './read-record.ts';
import {
  findUnrecorded,
  parseSectionRecord,
  shortHash,
  type UnrecordedChange,
} from './section-record.ts';
import { validateRecord } from './validate-record.ts';

export const RECORD_FOLDER = 'page-changes';
export const SECTIONS_FILE = 'sections.txt';

export type Changes = {
  readonly pages: ReadonlyMap<string, SourcePage>;
  readonly record: readonly RecordedChange[];
  readonly unrecorded: readonly UnrecordedChange[];
};

const loaded = new Map<string, Changes>();

/** Reads pages and record once per process. Throws if an entry names what does not exist. */
export function loadChanges(siteFolder: string): Changes {
  const known = loaded.get(siteFolder);
  if (known) return known;
  const folder = join(siteFolder, RECORD_FOLDER);
  const pages = readPages(siteFolder);
  const record = readRecord(folder);
  const findings = validateRecord(record, pages);
  if (findings.length > 0) throw new Error(findings.join('\n'));
  const sections = parseSectionRecord(readFileSync(join(folder, SECTIONS_FILE), 'utf8'));
  const changes = {
    pages: new Map(pages.map((page) => [page.id, page])),
    record,
    unrecorded: findUnrecorded(pages, sections),
  };
  loaded.set(siteFolder, changes);
  return changes;
}

/** The changes of a page, newest first. */
export function changesOfPage(pageId: string, changes: Changes, brand: Brand): PageChange[] {
  const page = changes.pages.get(pageId);
  if (!page) return [];
  const toSection = (anchor: string) => ({
    anchor,
    title: substituteBrand(
      page.sections.find((section) => section.anchor === anchor)?.title ?? page.title,
      brand,
    ),
  });
  const undescribed = changes.unrecorded
    .filter((change) => change.page.id === pageId)
    .map(({ id, sections }) => ({ id, sections: sections.map(({ anchor }) => toSection(anchor)) }));
  const described = changes.record.flatMap(({ file, date, kind, reason, sections }) => {
    const own = sections.filter((section) => section.page === pageId);
    if (own.length === 0) return [];
    return [
      {
        id: shortHash(file),
        sections: own.map(({ anchor }) => toSection(anchor)),
        entry: { date, kind, reason: reasonHtml(reason, brand) },
      },
    ];
  });
  return [...undescribed, ...described];
}

export function summarizeChanges(
  pageId: string,
  changes: Changes,
  brand: Brand,
): ChangeSummary | undefined {
  const own = changesOfPage(pageId, changes, brand);
  if (own.length === 0) return undefined;
  const date = own.find(({ entry }) => entry)?.entry?.date;
  return {
    file: publishedFile(pageId),
    ids: own.map(({ id }) => id),
    line: describeLastChange(date, own[0]?.entry !== undefined),
  };
}

function describeLastChange(date: string | undefined, isDescribed: boolean): string {
  if (date === undefined) return 'Changed recently';
  return `${isDescribed ? 'Last changed on' : 'Changed after'} ${formatDay(date)}`;
}

/** Path of the file with the changes of a page. */
export function publishedFile(pageId: string): string {
  return `/${RECORD_FOLDER}/${pageId}.json`;
}

export function reasonHtml(reason: string, brand: Brand): Html {
  return micromark(substituteBrand(reason, brand)).replace(/^<p>|<\/p>$/g, '');
}
