import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Brand } from '../../../../../brand.ts';
import { AREAS } from '../areas.ts';
import { KIND_LABELS, type ListedChange } from '../page-change.ts';
import { escapeHtml } from '../../../markdown/escape-html.ts';
import { makeFeeds } from '../../../markdown/make-feeds.ts';
import { listChanges } from './list-changes.ts';
import { type Changes, changesOfPage, loadChanges, publishedFile } from './load-changes.ts';

/** Path of the page with all changes. */
const PAGE = '/docs/changes';

/** Publishes the changes of each page, the list of all for `AllChanges`, and feeds of it. */
export default function pageChanges({
  siteDir,
  siteConfig,
  baseUrl,
}: LoadContext): Plugin<Changes> {
  const brand = siteConfig.customFields?.['brand'] as Brand;
  const siteUrl = (siteConfig.url + baseUrl).replace(/\/+$/, '');
  return {
    name: 'page-changes',
    loadContent: () => Promise.resolve(loadChanges(siteDir)),
    async contentLoaded({ content, actions }) {
      await actions.createData('changes.json', listChanges(content, brand));
      if (content.unrecorded.length > 0) {
        console.warn(
          `${content.unrecorded.length} pages changed without an entry in site/page-changes, and say so to readers. Run: npm run page-changes`,
        );
      }
    },
    async postBuild({ content, outDir }) {
      for (const id of content.pages.keys()) {
        const own = changesOfPage(id, content, brand);
        if (own.length > 0) await write(publishedFile(id), JSON.stringify(own));
      }
      const facts = {
        title: `${brand.name} documentation changes`,
        description: 'What changed on the pages of the documentation, and why.',
        link: siteUrl + PAGE,
        generator: brand.name,
        copyright: brand.name,
      };
      const entries = listChanges(content, brand).map((change) => feedEntry(change, siteUrl));
      for (const [name, text] of Object.entries(makeFeeds(facts, entries))) {
        await write(`${PAGE}/${name}`, text);
      }

      async function write(path: string, text: string): Promise<void> {
        const file = join(outDir, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}

function feedEntry(change: ListedChange, siteUrl: string) {
  const { id, kind, date, reason, areas, links, more } = change;
  const [first] = links;
  const others = links.length - 1 + more;
  const title = `${KIND_LABELS[kind]}: ${first?.version ? `${first.version}, ` : ''}${first?.title}`;
  const items = links.map(
    ({ version, title: name, path }) =>
      `<li><a href="${siteUrl}${path}">${escapeHtml(name)}</a>${version ? ` (${version})` : ''}</li>`,
  );
  const rest = more > 0 ? `<li>${more} more</li>` : '';
  return {
    id: `${siteUrl}${PAGE}#${id}`,
    title: others > 0 ? `${title}, and ${others} more` : title,
    date: new Date(`${date}T00:00:00Z`),
    link: `${siteUrl}${first?.path ?? PAGE}`,
    html: `<p>${reason}</p><ul>${items.join('')}${rest}</ul>`,
    categories: AREAS.filter((area) => areas.includes(area.id)).map(({ label }) => label),
  };
}
