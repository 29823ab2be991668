import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Reference, symbolUrl } from '@brand/reference';
import type { Renames } from '@brand/reference/compare';
import { createNameResolver } from '@brand/reference/search';
import {
  type ReferenceKey,
  referenceOfFile,
  referencePath,
  referenceRank,
  rootNames,
  versionAge,
} from '../../../config/references.ts';
import type { PublishedChange, PublishedList, PublishedReference } from '../published.ts';
import { findUses, type GuidePage } from './find-uses.ts';
import { type OtherVersion, publishReference } from './publish-reference.ts';
import { readReferences } from './read-references.ts';
import { createHistories } from './symbol-history.ts';

export type ApiReferenceOptions = {
  /** Holds `<sdk>/<version>.json`. */
  readonly folder: string;
  /** The build fails if one of these is missing. */
  readonly required: readonly ReferenceKey[];
  /** Holds the symbols of samples. */
  readonly sampleSymbolsFolder: string;
  readonly samplesFolder: string;
  /** Replacements of renamed symbols, from a version to a newer one. */
  readonly renamesOf: (key: ReferenceKey, from: string) => Renames;
  /** The npm scope under which readers install our packages. */
  readonly packageScope: string;
  /** Host of the reference, if it is not part of the portal. */
  readonly docsHost?: string | undefined;
};

type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;
type DocsContent = Readonly<Record<string, LoadedContent | undefined>>;

const NAME = 'api-reference';
/** Below `assets`, which browsers may cache forever: the folder name changes with its files. */
const PUBLIC_FOLDER = 'assets/reference';

/**
 * Publishes the references as files that pages load on demand, and provides the build with the
 * rest: a table of the references, and a list of symbols for each page.
 */
export default function apiReference(
  { baseUrl, siteDir, generatedFilesDir }: LoadContext,
  options: ApiReferenceOptions,
): Plugin<Reference[]> {
  const dataFolder = join(generatedFilesDir, NAME, 'default');
  const filesFolder = join(generatedFilesDir, NAME, 'files');

  return {
    name: NAME,
    getPathsToWatch: () => [`${options.folder}/**/*.json`],
    loadContent: () =>
      Promise.resolve(
        readReferences(options)
          .filter((each) => referencePath(each) !== undefined)
          .toSorted((a, b) => referenceRank(a) - referenceRank(b)),
      ),

    async allContentLoaded({ allContent, actions }) {
      const references = (allContent[NAME]?.['default'] ?? []) as Reference[];
      const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent;
      const pages = listPages(docs, siteDir);
      const table: PublishedReference[] = [];
      const lists: Record<string, PublishedList> = {};
      const hrefOf = (of: ReferenceKey, id?: string): string =>
        hrefOfSymbol(of, { id, baseUrl, docsHost: options.docsHost });
      const histories = listHistories(references, { renamesOf: options.renamesOf, hrefOf });
      await rm(filesFolder, { recursive: true, force: true });
      for (const reference of references) {
        const { sdk, version, title, release, language, symbols } = reference;
        const published = await publishReference(reference, {
          packageScope: options.packageScope,
          roots: rootNames(reference),
          guides: findGuides(reference, { pages, options }),
          historyOf: histories.get(reference) ?? (() => []),
          others: otherVersionsOf(reference, references, hrefOf),
        });
        const folder = `${PUBLIC_FOLDER}/${sdk}/${version}-${published.hash}`;
        await writeFiles(join(filesFolder, folder), published.files);
        lists[`${sdk}/${version}`] = published.list;
        table.push({
          sdk,
          version,
          title,
          release,
          language,
          versionAge: versionAge(reference),
          href: hrefOf(reference),
          page: hrefOfSymbol(reference, { baseUrl }),
          files: `${baseUrl}${folder}/`,
          chunks: published.chunks,
          namespaces: published.namespaces,
          symbols: symbols.length,
        });
      }
      await actions.createData('table.json', table);
      await actions.createData('lists.json', lists);
    },

    configureWebpack(_config, isServer) {
      return {
        resolve: {
          alias: {
            // The list is in the page's HTML, so browsers need no second copy.
            '@reference-lists': isServer ? join(dataFolder, 'lists.json') : false,
          },
        },
        ...(process.env['NODE_ENV'] !== 'production' && {
          devServer: { static: [{ directory: filesFolder, publicPath: baseUrl }] },
        }),
      } as BundlerConfig;
    },

    async postBuild({ outDir }) {
      await mkdir(filesFolder, { recursive: true });
      await cp(filesFolder, outDir, { recursive: true });
    },
  };
}

function listPages(docs: DocsContent, siteDir: string): GuidePage[] {
  return Object.values(docs)
    .flatMap((content) => content?.loadedVersions ?? [])
    .flatMap(({ docs: pages }) => pages)
    .filter(({ unlisted, draft }) => !unlisted && !draft)
    .map(({ source, title, permalink }) => ({
      file: source.replace(/^@site/, siteDir),
      title,
      path: permalink,
    }));
}

function findGuides(
  reference: Reference,
  {
    pages,
    options: { sampleSymbolsFolder, samplesFolder },
  }: { pages: readonly GuidePage[]; options: ApiReferenceOptions },
) {
  const { sdk, version } = reference;
  const ownPages = pages.filter(({ file, path }) => {
    const key = referenceOfFile(file);
    return key?.sdk === sdk && key.version === version && !path.includes('/api-reference');
  });
  return findUses({
    key: reference,
    pages: ownPages,
    resolve: createNameResolver(reference, rootNames(reference)),
    sampleSymbolsFolder,
    samplesFolder,
  });
}

type HistoryOf = (id: string) => readonly PublishedChange[];

function listHistories(
  references: readonly Reference[],
  {
    renamesOf,
    hrefOf,
  }: Pick<ApiReferenceOptions, 'renamesOf'> & {
    readonly hrefOf: (key: ReferenceKey, id: string) => string;
  },
): ReadonlyMap<Reference, HistoryOf> {
  const ofSdks = Map.groupBy(references, ({ sdk }) => sdk);
  const histories = [...ofSdks].map(([sdk, versions]) =>
    createHistories({
      references: versions,
      renamesOf: (newer, older) => renamesOf(newer, older.version),
      addressOf: ({ version, id }) => hrefOf({ sdk, version }, id),
    }),
  );
  return new Map(histories.flatMap((each) => [...each]));
}

function otherVersionsOf(
  { sdk, version }: Reference,
  references: readonly Reference[],
  hrefOf: (key: ReferenceKey, id?: string) => string,
): OtherVersion[] {
  return references
    .filter((other) => other.sdk === sdk && other.version !== version)
    .map((other) => ({
      title: other.title,
      ids: new Set(other.symbols.map(({ id }) => id)),
      hrefOf: (id) => hrefOf(other, id),
    }));
}

export function hrefOfSymbol(
  { sdk, version }: ReferenceKey,
  {
    id,
    baseUrl,
    docsHost,
  }: { id?: string | undefined; baseUrl: string; docsHost?: string | undefined },
): string {
  const path = referencePath({ sdk, version }) ?? '';
  const page = `${baseUrl.replace(/\/$/, '')}${path}`;
  return symbolUrl({ sdk, version, page, ...(id !== undefined && { id }) }, docsHost);
}

async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
