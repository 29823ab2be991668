import type { Config } from '@docusaurus/types';
import type { MDXOptions } from '@docusaurus/mdx-loader';
import { VERSIONED_INSTANCES } from '../../site/config/instances.ts';
import { loadBrand } from '../../load-brand.ts';
import { createMarkdownConfig } from '../../site/config/markdown.ts';
import { linkSymbolsOptions, samplesFolder } from '../../site/config/reference-options.ts';
import remarkIncludeSample from '../../site/src/samples/node/remark-include-sample.ts';
import remarkOptionsTable from '../../site/src/reference/node/remark-options-table.ts';

/**
 * Samples as plain code, tables as plain tables: the content of our pages without our additions.
 */
const remarkPlugins: MDXOptions['remarkPlugins'] = [
  [remarkIncludeSample, { samplesFolder, packageScope: '@stock' }],
  [
    remarkOptionsTable,
    { referenceFolder: linkSymbolsOptions.referenceFolder, addressOf: () => '#' },
  ],
];

/** Whether only the measured group of pages is built, to save time. */
const isSmall = process.env['SMALL_STOCK_SITE'] === '1';
/** The showcase consists of our own apps, which no other site could show. */
const INSTANCES = VERSIONED_INSTANCES.filter(({ id }) =>
  isSmall ? id === 'web-sdk' : id !== 'showcase',
);

/** The parts of the classic preset as they come, on our pages and versions. */
const config: Config = {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    ...createMarkdownConfig(loadBrand()),
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
  future: { v4: true, experimental_faster: true },
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      { path: 'content/docs', routeBasePath: 'docs', remarkPlugins },
    ],
    ...INSTANCES.map(({ id, versions }): [string, object] => [
      '@docusaurus/plugin-content-docs',
      {
        id,
        path: `content/${id}`,
        remarkPlugins,
        routeBasePath: id,
        includeCurrentVersion: false,
        lastVersion: versions[0].name,
        ...(isSmall && { onlyIncludeVersions: [versions[0].name] }),
        versions: { [versions[0].name]: { path: '' } },
      },
    ]),
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
  ],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: {
    navbar: {
      title: 'Stock',
      items: [
        { to: '/docs/overview', position: 'left', label: 'Docs' },
        ...INSTANCES.map(({ id }) => ({ type: 'docsVersionDropdown', docsPluginId: id })),
        { type: 'localeDropdown' },
      ],
    },
    footer: { links: [{ label: 'Docs', to: '/docs/overview' }], copyright: 'Stock' },
  },
};

export default config;
