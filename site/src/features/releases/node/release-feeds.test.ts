import { describe, expect, test } from 'vitest';
import { absoluteUrl } from './index.ts';
import { type FeedEntry, makeFeeds } from '../../../markdown/make-feeds.ts';
import { readReleases } from './read-releases.ts';

const NOTES = `---
title: Release notes
---

What changed.

## 6.0.1 - 2026-10-02

### Fixed

- \`Camera.zoom\` is right <again> & fast, see [camera](./camera.mdx).

\`\`\`ts file="web-sdk/6.0/a.ts"

\`\`\`

## 6.0.0 - 2026-09-01

First.

## Before you update

Read.
`;

describe('readReleases', () => {
  const releases = readReleases(NOTES, (link) => `https://a.test/${link}`);

  test('finds name, date and text of each release, and ignores other headings', () => {
    expect(releases.map(({ name, date }) => [name, date.toISOString()])).toEqual([
      ['6.0.1', '2026-10-02T00:00:00.000Z'],
      ['6.0.0', '2026-09-01T00:00:00.000Z'],
    ]);
    expect(releases[1]?.html).toBe('<p>First.</p>');
  });

  test('renders an entry as HTML with absolute URLs and without code blocks', () => {
    expect(releases[0]?.html).toBe(
      '<h3>Fixed</h3>\n<ul>\n<li><code>Camera.zoom</code> is right &lt;again&gt; &amp; fast, ' +
        'see <a href="https://a.test/./camera.mdx">camera</a>.</li>\n</ul>',
    );
  });
});

describe('absoluteUrl', () => {
  const place = { base: 'https://a.test/b/web-sdk/release-notes', siteUrl: 'https://a.test/b' };

  test.each([
    ['./camera.mdx', 'https://a.test/b/web-sdk/camera'],
    ['./camera.mdx#zoom', 'https://a.test/b/web-sdk/camera#zoom'],
    ['/docs/roadmap', 'https://a.test/b/docs/roadmap'],
    ['#6.0.0', 'https://a.test/b/web-sdk/release-notes#6.0.0'],
    ['https://c.test/', 'https://c.test/'],
  ])('resolves %s to %s', (link, url) => {
    expect(absoluteUrl(link, place)).toBe(url);
  });
});

describe('makeFeeds', () => {
  const facts = {
    title: 'Acme Web SDK release notes',
    description: 'What is new.',
    link: 'https://a.test/web-sdk/release-notes',
    generator: 'Acme',
    copyright: 'Acme',
  };
  const entries = ['2026-09-01', '2026-10-02'].map((day): FeedEntry => ({
    title: `Web SDK of ${day}`,
    date: new Date(day),
    link: `${facts.link}#${day}`,
    html: '<p>a &lt; b</p>',
  }));
  const feeds = makeFeeds(facts, entries);

  test('writes RSS, Atom and JSON, newest first', () => {
    for (const text of Object.values(feeds)) {
      expect(text.indexOf('Web SDK of 2026-10-02')).toBeGreaterThan(-1);
      expect(text.indexOf('Web SDK of 2026-10-02')).toBeLessThan(text.indexOf('2026-09-01'));
      expect(text).toContain('https://a.test/web-sdk/release-notes#2026-09-01');
      expect(text).not.toContain('jpmonette');
    }
    expect(feeds['rss.xml']).toContain('<content:encoded><![CDATA[<p>a &lt; b</p>]]>');
    expect(feeds['atom.xml']).toContain('<updated>2026-10-02T00:00:00.000Z</updated>');
    expect(JSON.parse(feeds['feed.json'])).toMatchObject({
      feed_url: 'https://a.test/web-sdk/release-notes/feed.json',
      items: [{ content_html: '<p>a &lt; b</p>' }, {}],
    });
  });

  test('returns the same output for the same input', () => {
    expect(makeFeeds(facts, entries)).toEqual(feeds);
  });
});
