import { visit } from 'unist-util-visit';
import {
  feedPath,
  FEEDS,
  RELEASE_HEADING,
  releaseAnchor,
  releaseNotesOfFile,
  sdkLabel,
} from '../../../../config/release-notes.ts';

type Node = {
  type: string;
  value?: string;
  depth?: number;
  data?: { hProperties?: Record<string, unknown> };
  children?: Node[];
};
type File = { path?: string; data?: { frontMatter?: { readonly outline?: unknown } } };

export type ReleaseNotesOptions = {
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
};

/**
 * Gives each release an anchor of its own (`#6-0-2`), and release notes links to their feeds. Comes
 * before the framework's own steps, which make anchors of headings.
 */
export default function remarkReleaseNotes({ baseUrl }: ReleaseNotesOptions) {
  return (root: Node, file: File): void => {
    const key = releaseNotesOfFile(file.path ?? '');
    if (!key || file.data?.frontMatter?.outline === true) return;
    visit(root as never, 'heading', (heading: Node) => {
      const release = RELEASE_HEADING.exec(textOf(heading))?.[1];
      if (release === undefined) return;
      heading.data = { ...heading.data, hProperties: { id: releaseAnchor(release) } };
    });
    const feeds = FEEDS.map(({ name, file: feedFile, type }) => ({
      name,
      type,
      href: baseUrl + feedPath(key.sdk, feedFile).slice(1),
    }));
    const children = (root.children ??= []);
    const intro = children.findIndex(({ type }) => type === 'paragraph');
    children.splice(intro + 1, 0, visibleLinks(feeds), headLinks(feeds, sdkLabel(key.sdk)));
  };
}

type FeedLink = { readonly name: string; readonly type: string; readonly href: string };

function visibleLinks(feeds: readonly FeedLink[]): Node {
  const links = feeds.map(({ name, href }) => ({
    ...element('mdxJsxTextElement', 'a', { href }),
    children: [text(name)],
  }));
  const children = links.flatMap((link, index) => (index === 0 ? [link] : [text(', '), link]));
  return { type: 'paragraph', children: [text('Follow releases: '), ...children, text('.')] };
}

/** Readers of feeds find them by these. */
function headLinks(feeds: readonly FeedLink[], label: string): Node {
  const links = feeds.map(({ name, type, href }) =>
    element('mdxJsxFlowElement', 'link', {
      rel: 'alternate',
      type,
      href,
      title: `${label} release notes (${name})`,
    }),
  );
  return { ...element('mdxJsxFlowElement', 'Head', {}), children: links };
}

function element(type: string, name: string, values: Readonly<Record<string, string>>): Node {
  const attributes = Object.entries(values).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  }));
  // As if written in the page: else links to files would be checked as links to pages.
  const data = { _mdxExplicitJsx: true };
  return { type, name, attributes, data, children: [] } as Node;
}

function text(value: string): Node {
  return { type: 'text', value };
}

function textOf({ value = '', children = [] }: Node): string {
  return value + children.map(textOf).join('');
}
