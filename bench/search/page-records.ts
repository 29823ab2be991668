import type { DocsRecord } from '../../packages/wire/src/search/index.ts';
import { fieldsOf } from './docs-records.ts';

/** All text of a page in one record, for engines that rank whole pages. */
export type PageRecord = {
  readonly url: string;
  readonly sdk: string;
  readonly isLatest: boolean;
  readonly title: string;
  readonly headings: string;
  readonly text: string;
};

/** Joins the records of each page. Symbols stay out: a page of thousands answers everything. */
export function joinPages(records: readonly DocsRecord[]): PageRecord[] {
  const prose = records.filter(({ kind }) => kind !== 'symbol');
  return [...Map.groupBy(prose, (record) => record.url_without_anchor)].map(([url, own]) => {
    const [first] = own as [DocsRecord];
    const fields = own.map(fieldsOf);
    return {
      url,
      sdk: first.sdk,
      isLatest: first.isLatest,
      title: first.hierarchy.lvl1 ?? '',
      headings: fields.map((each) => each.own).join(' '),
      text: fields
        .map(({ content, body, context }) => [content, body, context].join(' '))
        .join(' '),
    };
  });
}
