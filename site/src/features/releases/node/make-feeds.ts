import { Feed } from 'feed';
import type { Release } from './read-releases.ts';

export type FeedFacts = {
  /** `Acme Web SDK release notes` */
  readonly title: string;
  readonly description: string;
  /** URL of the page that it belongs to. */
  readonly link: string;
  readonly generator: string;
  readonly copyright: string;
};

export type FeedEntry = Release & {
  /** `Web SDK 6.0.2` */
  readonly title: string;
  readonly link: string;
};

/** The feed as RSS, Atom and JSON, by file name. */
export function makeFeeds(
  facts: FeedFacts,
  entries: readonly FeedEntry[],
): Readonly<Record<'rss.xml' | 'atom.xml' | 'feed.json', string>> {
  const newestFirst = entries.toSorted((a, b) => b.date.getTime() - a.date.getTime());
  const feed = new Feed({
    ...facts,
    id: facts.link,
    language: 'en',
    ...(newestFirst[0] && { updated: newestFirst[0].date }),
    feedLinks: {
      rss: `${facts.link}/rss.xml`,
      atom: `${facts.link}/atom.xml`,
      json: `${facts.link}/feed.json`,
    },
  });
  for (const { title, link, date, html } of newestFirst) {
    feed.addItem({ title, id: link, link, date, content: html });
  }
  return { 'rss.xml': feed.rss2(), 'atom.xml': feed.atom1(), 'feed.json': feed.json1() };
}
