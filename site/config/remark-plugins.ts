import { join } from 'node:path';
import { symbolUrl } from '@brand/reference';
import type { MDXOptions } from '@docusaurus/mdx-loader';
import remarkApiChanges, {
  type ApiChangesOptions,
} from '../src/reference/node/remark-api-changes.ts';
import remarkDarkPictures from '../src/markdown/remark-dark-pictures.ts';
import remarkGlossary from '../src/features/glossary/node/remark-glossary.ts';
import remarkFeedFields, {
  type FeedFieldsOptions,
} from '../src/features/data-sync/node/remark-feed-fields.ts';
import remarkGuidedMap, {
  type GuidedMapOptions,
} from '../src/features/guided-map/node/remark-guided-map.ts';
import remarkImageTexts from '../src/markdown/remark-image-texts.ts';
import remarkHighlight from '../src/markdown/remark-highlight.ts';
import remarkImportComponents, {
  type ImportComponentsOptions,
} from '../src/markdown/remark-import-components.ts';
import type { IncludeSampleOptions } from '../src/samples/node/read-sample.ts';
import remarkIncludeSample from '../src/samples/node/remark-include-sample.ts';
import remarkWholeSample, {
  type WholeSampleOptions,
} from '../src/samples/node/remark-whole-sample.ts';
import remarkLiveSample, {
  type LiveSampleOptions,
} from '../src/samples/node/remark-live-sample.ts';
import remarkLinkSymbols from '../src/reference/node/remark-link-symbols.ts';
import remarkMvfTables, {
  type MvfTablesOptions,
} from '../src/features/mvf-tables/node/remark-mvf-tables.ts';
import remarkOptionsTable, {
  type OptionsTableOptions,
} from '../src/reference/node/remark-options-table.ts';
import remarkFigures, { type FiguresOptions } from '../src/features/quality/node/remark-figures.ts';
import remarkPlainCode from '../src/markdown/remark-plain-code.ts';
import remarkStackTables from '../src/markdown/remark-stack-tables.ts';
import remarkPlayground, {
  type PlaygroundOptions,
} from '../src/features/playground/node/remark-playground.ts';
import remarkReleaseNotes, {
  type ReleaseNotesOptions,
} from '../src/features/releases/node/remark-release-notes.ts';
import remarkRestApis, {
  type RestApisOptions,
} from '../src/features/rest-apis/node/remark-rest-apis.ts';
import remarkVerified, { type VerifiedOptions } from '../src/samples/node/remark-verified.ts';
import { renamesOf } from './api-renames.ts';
import { loadBrand } from '../../load-brand.ts';
import { PAGE_COMPONENTS } from './page-components.ts';
import { canOpenInPlayground } from './playground-files.ts';
import { linkSymbolsOptions, sampleSymbolsFolder, samplesFolder } from './reference-options.ts';
import { builtSamplesFolder } from './sample-folders.ts';
import { type ReferenceKey, referencePath } from './references.ts';

const baseUrl = process.env['BASE_URL'] ?? '/';

function addressOf({ sdk, version, id }: ReferenceKey & { readonly id: string }) {
  const path = referencePath({ sdk, version });
  if (path === undefined) return undefined;
  const page = baseUrl + path.slice(1);
  return symbolUrl({ sdk, version, page, id }, linkSymbolsOptions.docsHost);
}

/** How samples are shown, in pages and in the showcase. */
export const includeOptions: IncludeSampleOptions = {
  samplesFolder,
  packageScope: `@${loadBrand().slug}`,
  siteUrl: loadBrand().siteUrl,
  sourceCode: loadBrand().links.sourceCode,
  links: {
    symbolsFolder: sampleSymbolsFolder,
    addressOf,
    // Samples change while writers preview them; the next build finds the symbols again.
    whenStale: process.env['NODE_ENV'] === 'development' ? 'no-links' : 'fail',
  },
};

/** Plugins that run before the framework's own. */
export const beforeDefaultRemarkPlugins: MDXOptions['beforeDefaultRemarkPlugins'] = [
  [remarkReleaseNotes, { baseUrl } satisfies ReleaseNotesOptions],
  // Runs before the framework resolves image URLs.
  remarkDarkPictures,
  // Runs before the framework collects headings.
  [remarkRestApis, { siteUrl: loadBrand().siteUrl, baseUrl } satisfies RestApisOptions],
];

/** Plugins for every MDX page, in order. */
export const remarkPlugins: MDXOptions['remarkPlugins'] = [
  remarkImageTexts,
  // Runs before fences are replaced by what they name.
  [remarkGuidedMap, { samplesFolder } satisfies GuidedMapOptions],
  [
    remarkLiveSample,
    {
      samplesFolder,
      builtFolder: builtSamplesFolder,
      isEditable: canOpenInPlayground,
    } satisfies LiveSampleOptions,
  ],
  [remarkWholeSample, { samplesFolder } satisfies WholeSampleOptions],
  [remarkPlayground, { builtFolder: builtSamplesFolder } satisfies PlaygroundOptions],
  [remarkIncludeSample, includeOptions],
  remarkPlainCode,
  remarkGlossary,
  // Runs before highlighting, which replaces the text of code.
  [remarkLinkSymbols, linkSymbolsOptions],
  [
    remarkOptionsTable,
    {
      referenceFolder: linkSymbolsOptions.referenceFolder,
      addressOf,
    } satisfies OptionsTableOptions,
  ],
  [
    remarkApiChanges,
    {
      referenceFolder: linkSymbolsOptions.referenceFolder,
      addressOf,
      renamesOf,
    } satisfies ApiChangesOptions,
  ],
  [remarkFeedFields, { baseUrl } satisfies FeedFieldsOptions],
  [
    remarkMvfTables,
    {
      baseUrl,
      docsFolder: join(import.meta.dirname, '../content/docs'),
      specFile: join(import.meta.dirname, '../../packages/mvf/SPEC.md'),
    } satisfies MvfTablesOptions,
  ],
  [
    remarkVerified,
    {
      symbolsFolder: sampleSymbolsFolder,
      siteFolder: join(import.meta.dirname, '..'),
    } satisfies VerifiedOptions,
  ],
  [
    remarkFigures,
    { file: join(import.meta.dirname, '../content/quality.json') } satisfies FiguresOptions,
  ],
  remarkStackTables,
  remarkHighlight,
  [remarkImportComponents, PAGE_COMPONENTS satisfies ImportComponentsOptions],
];
