import { pageTitleOf, type StoredHit } from '@brand/wire/results';

/** Spec §9: hits per group. */
const MAX_HITS_PER_GROUP = 5;

export type HitGroup<Hit> = { readonly title: string; readonly hits: readonly Hit[] };

/**
 * Groups hits by page title, ordered by their best hit. Pages of several SDKs share a title, so
 * within a group the hits of one page are adjacent, the page itself first.
 */
export function groupHits<Hit extends StoredHit>(hits: readonly Hit[]): HitGroup<Hit>[] {
  return [...Map.groupBy(hits, pageTitleOf)].map(([title, members]) => ({
    title,
    hits: [...Map.groupBy(members.slice(0, MAX_HITS_PER_GROUP), pageOf).values()].flatMap(
      (ofPage) => ofPage.toSorted((a, b) => Number(isPage(b)) - Number(isPage(a))),
    ),
  }));
}

/** The URL of a hit without its hash. */
export function pageOf({ url }: StoredHit): string {
  return url.replace(/#.*$/, '');
}

export function isPage({ type }: StoredHit): boolean {
  return type === 'lvl1' || type === 'lvl0';
}
