import { join } from 'node:path';
import { symbolAddress } from '@brand/reference';
import type { MDXOptions } from '@docusaurus/mdx-loader';
import remarkApiChanges, { type ApiChangesOptions } from '../src/mdx/remark-api-changes.ts';
import remarkDarkPictures from '../src/mdx/remark-dark-pictures.ts';
import remarkGlossary from '../src/mdx/remark-glossary.ts';
import remarkFeedFields, { type FeedFieldsOptions } from '../src/mdx/remark-feed-fields.ts';
import remarkHighlight from '../src/mdx/remark-highlight.ts';
import remarkImportComponents, {
  type ImportComponentsOptions,
} from '../src/mdx/remark-import-components.ts';
import type { IncludeSampleOptions } from '../src/mdx/read-sample.ts';
import remarkIncludeSample from '../src/mdx/remark-include-sample.ts';
import remarkLiveSample, { type LiveSampleOptions } from '../src/mdx/remark-live-sample.ts';
import remarkLinkSymbols from '../src/mdx/remark-link-symbols.ts';
import remarkMvfTables, { type MvfTablesOptions } from '../src/mdx/remark-mvf-tables.ts';
import remarkOptionsTable, { type OptionsTableOptions } from '../src/mdx/remark-options-table.ts';
import remarkPlainCode from '../src/mdx/remark-plain-code.ts';
import remarkPlayground, { type PlaygroundOptions } from '../src/mdx/remark-playground.ts';
import remarkReleaseNotes, { type ReleaseNotesOptions } from '../src/mdx/remark-release-notes.ts';
import remarkRestApis, { type RestApisOptions } from '../src/mdx/remark-rest-apis.ts';
import remarkVerified, { type VerifiedOptions } from '../src/mdx/remark-verified.ts';
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
  return symbolAddress({ sdk, version, page, id }, linkSymbolsOptions.docsHost);
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
    // Writers change samples while they look at them; the next build finds the symbols again.
    whenStale: process.env['NODE_ENV'] === 'development' ? 'no-links' : 'fail',
  },
};

/** The steps that come before the framework's own. */
export const beforeDefaultRemarkPlugins: MDXOptions['beforeDefaultRemarkPlugins'] = [
  [remarkReleaseNotes, { baseUrl } satisfies ReleaseNotesOptions],
  // Before the framework gives pictures their final addresses.
  remarkDarkPictures,
  // Before the framework lists headings.
  [remarkRestApis, { siteUrl: loadBrand().siteUrl } satisfies RestApisOptions],
];

/** The steps every MDX page goes through, in order. */
export const remarkPlugins: MDXOptions['remarkPlugins'] = [
  [
    remarkLiveSample,
    {
      samplesFolder,
      builtFolder: builtSamplesFolder,
      isEditable: canOpenInPlayground,
    } satisfies LiveSampleOptions,
  ],
  [remarkPlayground, { builtFolder: builtSamplesFolder } satisfies PlaygroundOptions],
  [remarkIncludeSample, includeOptions],
  remarkPlainCode,
  remarkGlossary,
  // Before highlighting, which takes the text of code away.
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
  remarkHighlight,
  [remarkImportComponents, PAGE_COMPONENTS satisfies ImportComponentsOptions],
];
