import { describe, expect, test } from 'vitest';
import remarkReleaseNotes from './remark-release-notes.ts';

const PAGE = '/repo/site/web-sdk_versioned_docs/version-5.0/release-notes.mdx';

describe('remarkReleaseNotes', () => {
  test('adds anchors to releases and to no other headings', () => {
    const root = run();
    expect(root.children.map(({ data }) => data?.hProperties?.id)).toEqual([
      undefined,
      undefined,
      undefined,
      '5-1-0',
      undefined,
    ]);
  });

  test('links to the feeds of the SDK in text and head', () => {
    const [, visible, head] = run().children.map((child) => JSON.stringify(child));
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
      expect(visible).toContain(`"/base/web-sdk/release-notes/${file}"`);
      expect(head).toContain(`"/base/web-sdk/release-notes/${file}"`);
    }
    expect(visible?.split('"_mdxExplicitJsx":true')).toHaveLength(4);
    expect(head).toContain('"Head"');
    expect(head).toContain('"Web SDK release notes (RSS)"');
  });

  test.each([
    ['outlines', PAGE, true],
    ['other pages', PAGE.replace('release-notes', 'camera'), false],
  ])('leaves %s unchanged', (_what, path, outline) => {
    expect(run(path, outline).children).toHaveLength(3);
  });
});

type Child = { type: string; data?: { hProperties?: { id?: string } } };

function run(path = PAGE, outline = false): { children: Child[] } {
  const root = {
    type: 'root',
    children: [
      { type: 'paragraph', children: [] },
      heading('5.1.0 - 2026-01-31'),
      heading('Before you update'),
    ],
  };
  const data = { frontMatter: { outline } };
  remarkReleaseNotes({ baseUrl: '/base/' })(root, { path, data });
  return root;
}

function heading(value: string): Child {
  return { type: 'heading', depth: 2, children: [{ type: 'text', value }] } as Child;
}
