import type { KnownSection } from '@brand/wire/assistant';
import { pageSections } from './assistant-files/page-sections.ts';
import { printMarkdown, toMarkdownTree } from './markdown-pages/to-markdown.ts';

/** Input for the text of a page. */
export type PageContent = {
  readonly siteUrl: string;
  readonly title: string;
  /** HTML of the main content. */
  readonly content: string;
};

/** The text of a page as Markdown, in full and by section. */
export type PageText = { readonly markdown: string; readonly sections: readonly KnownSection[] };

export function createPageText({ siteUrl, title, content }: PageContent): PageText {
  const tree = toMarkdownTree(content, siteUrl);
  return { markdown: printMarkdown(tree), sections: pageSections(tree, title) };
}
