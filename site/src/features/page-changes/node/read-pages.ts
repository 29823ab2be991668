import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSIONED_INSTANCES } from '../../../../config/instances.ts';
import { type PageSection, readSections } from './read-sections.ts';

/** A page of the docs, as its source has it. */
export type SourcePage = {
  /** Stable when versions are added: `web-sdk/6.0/labels`, `docs/mvf/v3/overview`. */
  readonly id: string;
  readonly title: string;
  /** URL path, without the site's base. */
  readonly path: string;
  /** No other page links it. */
  readonly isUnlisted?: boolean;
  readonly sections: readonly PageSection[];
};

const PAGES = ['content/docs/**/*.mdx', '*_versioned_docs/**/*.mdx'];
const VERSIONED = /^([\w-]+)_versioned_docs\/version-([\d.]+)\/(.+)\.mdx$/;
const GENERAL = /^content\/(docs\/.+)\.mdx$/;
/** They are a record of changes themselves. */
const RELEASE_NOTES = /release-notes$/;

/** Reads all pages of the docs, without partials, outlines and release notes. */
export function readPages(siteFolder: string): SourcePage[] {
  return globSync(PAGES, { cwd: siteFolder })
    .toSorted()
    .flatMap((file) => {
      const id = pageIdOf(file);
      if (id === undefined) return [];
      const page = readPage(id, readFileSync(join(siteFolder, file), 'utf8'));
      return page ? [page] : [];
    });
}

export function readPage(id: string, source: string): SourcePage | undefined {
  const [all, frontMatter = ''] = /^---\n(.*?)\n---\n/s.exec(source) ?? [''];
  if (/^outline: true$/m.test(frontMatter)) return undefined;
  const title = fieldOf(frontMatter, 'title') ?? id;
  const path = urlPath(id, fieldOf(frontMatter, 'slug'));
  return {
    id,
    title,
    path,
    ...(/^unlisted: true$/m.test(frontMatter) && { isUnlisted: true }),
    sections: readSections(source.slice(all.length), title),
  };
}

/** The id of a page by its file below `site`. Other files have none. */
export function pageIdOf(file: string): string | undefined {
  const path = file.replaceAll('\\', '/');
  if (/(?:^|\/)_/.test(path)) return undefined;
  const [, sdk, version, rest] = VERSIONED.exec(path) ?? [];
  const id = sdk === undefined ? GENERAL.exec(path)?.[1] : `${sdk}/${version}/${rest}`;
  return id === undefined || RELEASE_NOTES.test(id) ? undefined : id;
}

/** The newest version of an SDK is at the path without a version. */
function urlPath(id: string, slug: string | undefined): string {
  const [group = '', version = ''] = id.split('/');
  const instance = VERSIONED_INSTANCES.find((each) => each.id === group);
  const isNewest = instance?.versions[0].name === version;
  const base = !instance || isNewest ? `/${group}` : `/${group}/${version}`;
  const rest = id
    .split('/')
    .slice(instance ? 2 : 1)
    .join('/');
  return base + (slug ?? `/${rest}`.replace(/\/index$/, '')).replace(/\/$/, '');
}

function fieldOf(frontMatter: string, name: string): string | undefined {
  return new RegExp(`^${name}: *(['"]?)(.+)\\1$`, 'm').exec(frontMatter)?.[2];
}
