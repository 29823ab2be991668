import { Feed } from 'feed';

export type FeedFacts = {
  /** `Acme Web SDK release notes` */
  readonly title: string;
  readonly description: string;
  /** URL of the page that it belongs to. */
  readonly link: string;
  readonly generator: string;
  readonly copyright: string;
};

export type FeedEntry = {
  /** `Web SDK 6.0.2` */
  readonly title: string;
  readonly link: string;
  readonly date: Date;
  readonly html: string;
  /** By default, the link identifies the entry. */
  readonly id?: string;
  readonly categories?: readonly string[];
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
  for (const { title, link, date, html, id = link, categories = [] } of newestFirst) {
    const category = categories.map((name) => ({ name }));
    feed.addItem({
      title,
      id,
      link,
      date,
      content: html,
      ...(category.length > 0 && { category }),
    });
  }
  return { 'rss.xml': feed.rss2(), 'atom.xml': feed.atom1(), 'feed.json': feed.json1() };
}
