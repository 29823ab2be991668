import { visit } from 'unist-util-visit';
import {
  feedPath,
  FEEDS,
  RELEASE_HEADING,
  releaseAnchor,
  releaseNotesOfFile,
  sdkLabel,
} from '../../../../config/release-notes.ts';
import { type MdastNode, textContent } from '../../../markdown/mdast.ts';
import { explicitElement, paragraph, text } from '../../../markdown/mdast-builder.ts';

type File = { path?: string; data?: { frontMatter?: { readonly outline?: unknown } } };

export type ReleaseNotesOptions = {
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
};

/**
 * Adds an anchor to each release (`#6-0-2`), and feed links to release notes. Must run before the
 * framework's plugins, which derive anchors from headings.
 */
export default function remarkReleaseNotes({ baseUrl }: ReleaseNotesOptions) {
  return (root: MdastNode, file: File): void => {
    const key = releaseNotesOfFile(file.path ?? '');
    if (!key || file.data?.frontMatter?.outline === true) return;
    visit(root, 'heading', (heading: MdastNode) => {
      const release = RELEASE_HEADING.exec(textContent(heading))?.[1];
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

function visibleLinks(feeds: readonly FeedLink[]): MdastNode {
  const links = feeds.map(({ name, href }) => ({
    ...explicitElement('a', { href }, [text(name)]),
    type: 'mdxJsxTextElement',
  }));
  const children = links.flatMap((link, index) => (index === 0 ? [link] : [text(', '), link]));
  return paragraph(text('Follow releases: '), ...children, text('.'));
}

/** `<link>` elements by which feed readers discover the feeds. */
function headLinks(feeds: readonly FeedLink[], label: string): MdastNode {
  const links = feeds.map(({ name, type, href }) =>
    explicitElement('link', {
      rel: 'alternate',
      type,
      href,
      title: `${label} release notes (${name})`,
    }),
  );
  return explicitElement('Head', {}, links);
}
