import { findStorage } from '@site/src/kit/find-storage';
import { describeNews } from './describe-news';
import { loadPageChanges } from './load-page-changes';
import { markSections } from './mark-sections';
import type { ChangeSummary } from './page-change';
import { recordVisit } from './visits';

export type PageVisit = { readonly line: string; readonly newIds: readonly string[] };

/** Records the visit and marks the sections that are new to the reader. */
export function visitPage(summary: ChangeSummary, url: string): PageVisit {
  const now = Date.now();
  const news = recordVisit(findStorage('localStorage'), summary, now);
  if (!news) return { line: summary.line, newIds: [] };
  if (news.ids.length > 0) {
    loadPageChanges(url).then(
      (changes) => markSections(changes.filter(({ id }) => news.ids.includes(id))),
      () => undefined, // The line still tells the number; the list offers to try again.
    );
  }
  return { line: describeNews(news, now), newIds: news.ids };
}
