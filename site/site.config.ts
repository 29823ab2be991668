import { existsSync } from 'node:fs';
import type { Config, PluginConfig } from '@docusaurus/types';
import { readAnalyticsConfig } from './config/analytics.ts';
import { createDocsPlugins } from './config/docs-plugins.ts';
import { brokenLinkSeverity } from './config/included-versions.ts';
import { loadBrand } from '../load-brand.ts';
import { createMarkdownConfig } from './config/markdown.ts';
import { PAGE_TEMPLATE } from './config/page-template.ts';
import { playgroundFilesOptions } from './config/playground-files.ts';
import { apiReferenceOptions, parityOptions } from './config/reference-options.ts';
import { includeOptions, remarkPlugins } from './config/remark-plugins.ts';
import {
  builtSamplesFolder,
  downloadsStaticFolder,
  npmRegistryFolder,
  powerBiVisualFolder,
  samplesStaticFolder,
  viewerStaticFolder,
} from './config/sample-folders.ts';
import { thirdPartyNoticesOptions } from './config/third-party-notices.ts';
import { createThemeConfig } from './config/theme.ts';
import { ownPlugin } from './config/own-plugin.ts';
import apiReference from './src/reference/node/index.ts';
import codeUpgrade from './src/features/code-upgrade/node/index.ts';
import diagrams from './src/features/diagrams/node/index.ts';
import feedSchemas from './src/features/data-sync/node/feed-schemas/index.ts';
import pageChanges from './src/features/page-changes/node/index.ts';
import parity from './src/features/parity/node/index.ts';
import playgroundFiles from './src/features/playground/node/index.ts';
import releaseFeeds from './src/features/releases/node/index.ts';
import restCode from './src/features/rest-apis/node/rest-code/index.ts';
import restOpenApi from './src/features/rest-apis/node/rest-openapi/index.ts';
import serviceProxy from './src/plugins/service-proxy/index.ts';
import showcase from './src/features/showcase/node/index.ts';
import slimClient from './src/plugins/slim-client/index.ts';
import slimThemeClassic from './src/plugins/slim-theme-classic/index.ts';
import thirdPartyNotices from './src/features/third-party-notices/node/index.ts';

const brand = loadBrand();
const baseUrl = process.env['BASE_URL'] ?? '/';

const plugins: PluginConfig[] = [
  ...createDocsPlugins(),
  ['@docusaurus/plugin-content-pages', { remarkPlugins }],
  [
    '@docusaurus/plugin-sitemap',
    {
      changefreq: 'weekly',
      ignorePatterns: ['/tags/**', '/404-not-found', '/search-results'],
    },
  ],
  ownPlugin(apiReference, apiReferenceOptions),
  ownPlugin(codeUpgrade, { builtFolder: playgroundFilesOptions.builtFolder }),
  ownPlugin(diagrams, {}),
  ownPlugin(feedSchemas, {}),
  ownPlugin(pageChanges, {}),
  ownPlugin(parity, parityOptions),
  ownPlugin(playgroundFiles, playgroundFilesOptions),
  ownPlugin(releaseFeeds, {}),
  ownPlugin(restCode, {}),
  ownPlugin(restOpenApi, {}),
  ownPlugin(thirdPartyNotices, thirdPartyNoticesOptions),
  ownPlugin(showcase, {
    versions: ['6.0', '5.0'],
    samples: includeOptions,
    builtFolder: builtSamplesFolder,
  }),
  ownPlugin(slimClient, {}),
  ownPlugin(serviceProxy, {}),
];

/**
 * Everything but the HTML minifier of swc, which omits optional end tags: readers of pages that are
 * no browsers, such as agents, then run words and whole lists together.
 */
const FASTER: NonNullable<Config['future']>['experimental_faster'] = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: false,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  rspackPersistentCache: true,
  ssgWorkerThreads: true,
};

const config: Config = {
  title: `${brand.name} Developers`,
  tagline: brand.tagline,
  url: brand.siteUrl,
  baseUrl,
  // Not `favicon`: the framework would insert that one anew, and fetch it, on every change of page.
  headTags: [{ tagName: 'link', attributes: { rel: 'icon', href: `${baseUrl}img/favicon.svg` } }],
  staticDirectories: [
    'static',
    samplesStaticFolder,
    viewerStaticFolder,
    downloadsStaticFolder,
    npmRegistryFolder,
    powerBiVisualFolder,
  ].filter((folder) => existsSync(folder)),
  i18n: { defaultLocale: 'en', locales: ['en'] },
  customFields: { brand, analytics: readAnalyticsConfig().client },

  onBrokenLinks: brokenLinkSeverity(),
  onBrokenAnchors: brokenLinkSeverity(),
  onDuplicateRoutes: 'throw',
  markdown: createMarkdownConfig(brand),

  future: {
    v4: true,
    experimental_faster: FASTER,
    experimental_storage: { type: 'localStorage' },
  },

  plugins,
  ssrTemplate: PAGE_TEMPLATE,
  themes: [ownPlugin(slimThemeClassic, { customCss: ['./src/ui/css/index.css'] })],
  themeConfig: createThemeConfig(brand, baseUrl),
  clientModules: [
    './src/client/render-not-found.ts',
    './src/client/progress-bar/index.ts',
    './src/client/prefetch/index.ts',
    './src/client/analytics/index.ts',
    './src/client/on-demand.ts',
    './src/client/page-origin.ts',
    './src/client/offline-notice.ts',
  ],
};

export default config;
