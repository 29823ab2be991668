import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Brand } from '../../../../../brand.ts';
import { insertChangelog } from '../../../../config/changelog.ts';
import { includedVersions } from '../../../../config/included-versions.ts';
import { type DocsInstance, VERSIONED_INSTANCES } from '../../../../config/instances.ts';
import { feedPath, releaseAnchor, releaseNotesPath } from '../../../../config/release-notes.ts';
import { substituteBrand } from '../../../../config/substitute-brand.ts';
import { type FeedEntry, makeFeeds } from '../../../markdown/make-feeds.ts';
import { readReleases } from './read-releases.ts';

type Place = {
  readonly siteDir: string;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly brand: Brand;
};

/** Writes the feeds of each SDK from the release notes of its versions. */
export default function releaseFeeds({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const brand = siteConfig.customFields?.['brand'] as Brand;
  const siteUrl = (siteConfig.url + baseUrl).replace(/\/+$/, '');
  return {
    name: 'release-feeds',
    async postBuild({ outDir }) {
      for (const instance of VERSIONED_INSTANCES) {
        const entries = readEntries(instance, { siteDir, siteUrl, brand });
        if (entries.length === 0) continue;
        const label = `${brand.name} ${instance.label}`;
        const facts = {
          title: `${label} release notes`,
          description: `What is new, changed and fixed in each release of the ${label}.`,
          link:
            siteUrl + releaseNotesPath({ sdk: instance.id, version: instance.versions[0].name }),
          generator: brand.name,
          copyright: brand.name,
        };
        for (const [name, text] of Object.entries(makeFeeds(facts, entries))) {
          const file = join(outDir, feedPath(instance.id, name));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, text);
        }
      }
    },
  };
}

/** The releases of all versions, except pages that are outlines. */
function readEntries(instance: DocsInstance, { siteDir, siteUrl, brand }: Place): FeedEntry[] {
  const { id: sdk, label } = instance;
  return includedVersions(instance).flatMap(({ name: version }) => {
    const file = join(siteDir, `${sdk}_versioned_docs/version-${version}/release-notes.mdx`);
    if (!existsSync(file)) return [];
    const text = substituteBrand(insertChangelog(readFileSync(file, 'utf8')), brand);
    if (/^outline: true$/m.test(text)) return [];
    const path = releaseNotesPath({ sdk, version });
    const base = `${siteUrl}${path}`;
    const urlOf = (link: string): string => absoluteUrl(link, { base, siteUrl });
    return readReleases(text, urlOf).map((release) => ({
      ...release,
      title: `${label} ${release.name}`,
      link: `${base}#${releaseAnchor(release.name)}`,
    }));
  });
}

/** Resolves a link of a page for use elsewhere: `./camera.mdx`, `/docs/roadmap`, `#6-0-0`. */
export function absoluteUrl(
  link: string,
  { base, siteUrl }: { readonly base: string; readonly siteUrl: string },
): string {
  if (link.startsWith('/')) return siteUrl + link;
  return new URL(link.replace(/\.mdx(?=#|$)/, ''), base).href;
}
