import type { Brand } from '../../../brand.ts';
import { VERSIONED_INSTANCES } from '../../config/instances.ts';
import { markdownPath } from '../../src/kit/markdown-path.ts';

/** A page in Markdown. */
export type MarkdownPage = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
};

/** Below the site. */
export const CHANGE_LOG_FILE = 'llms-changes.txt';

/** A part of the documentation with its own index. */
type Section = { readonly path: string; readonly title: string; readonly isNewest: boolean };

const GENERAL: Section = { path: '/docs', title: 'General docs', isNewest: true };

/**
 * Creates all `llms.txt` and `llms-full.txt` files by path: for the newest pages, and for each SDK
 * and version.
 */
export function makeLlmsTexts(pages: readonly MarkdownPage[], brand: Brand): Map<string, string> {
  const sections = [...sdkSections(), GENERAL];
  const bySection = Map.groupBy(pages, ({ path }) => sectionOf(path, sections));
  const texts = new Map<string, string>();
  const newest = sections.filter(({ isNewest }) => isNewest);
  const others = pages.filter((page) => sectionOf(page.path, sections) === undefined);
  texts.set(
    '/llms.txt',
    [
      ...heading(brand.name, summaryOf(brand), brand),
      ...newest.flatMap((section) => [
        `## ${section.title}`,
        listOf(bySection.get(section) ?? [], brand),
      ]),
      '## More',
      listOf(others, brand),
      '## Optional',
      sections
        .filter((section) => section !== GENERAL)
        .map(({ path, title }) => `- [${title}](${brand.siteUrl}${path}/llms.txt): all pages`)
        .join('\n'),
    ].join('\n\n'),
  );
  texts.set(
    '/llms-full.txt',
    fullText(
      [...newest.flatMap((section) => bySection.get(section) ?? []), ...others],
      heading(brand.name, summaryOf(brand), brand),
    ),
  );
  for (const section of sections) {
    const own = bySection.get(section) ?? [];
    const top = heading(`${brand.name} ${section.title}`, `All pages of ${section.title}.`, brand);
    texts.set(`${section.path}/llms.txt`, [...top, '## Pages', listOf(own, brand)].join('\n\n'));
    texts.set(`${section.path}/llms-full.txt`, fullText(own, top));
  }
  return texts;
}

/** The index that lists a page: that of its SDK and version, or the global one. */
export function listOfPage(path: string): string {
  return `${sectionOf(path, [...sdkSections(), GENERAL])?.path ?? ''}/llms.txt`;
}

/** The newest version of an SDK is at its bare path. */
function sdkSections(): Section[] {
  return VERSIONED_INSTANCES.flatMap(({ id, label, versions }) =>
    versions.map(({ name }, index) => ({
      path: index === 0 ? `/${id}` : `/${id}/${name}`,
      title: `${label} ${name}`,
      isNewest: index === 0,
    })),
  );
}

/** The section with the longest path that contains a page. */
function sectionOf(path: string, sections: readonly Section[]): Section | undefined {
  return sections
    .filter((section) => path === section.path || path.startsWith(`${section.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

function summaryOf({ name, tagline }: Brand): string {
  return `${tagline} Documentation for ${name}: SDKs for indoor maps on the web, React Native, iOS and Android, the venue format MVF, embedding, data sync and integrations.`;
}

function heading(title: string, summary: string, { siteUrl }: Brand): string[] {
  return [
    `# ${title}`,
    `> ${summary}`,
    `To read a page as Markdown, append \`.md\` to its URL or send the header \`Accept: text/markdown\`. The full text in one file: ${siteUrl}/llms-full.txt`,
    `What changed and why, newest first: ${siteUrl}/${CHANGE_LOG_FILE}`,
  ];
}

function listOf(pages: readonly MarkdownPage[], { siteUrl }: Brand): string {
  return pages
    .map(({ path, title, description }) => {
      const about = description === '' ? '' : `: ${description}`;
      return `- [${title}](${siteUrl}${markdownPath(path)})${about}`;
    })
    .join('\n');
}

function fullText(pages: readonly MarkdownPage[], top: readonly string[]): string {
  return [...top, ...pages.map(({ markdown }) => markdown.trim())].join('\n\n---\n\n');
}
