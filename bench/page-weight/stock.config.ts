import type { Config } from '@docusaurus/types';
import { VERSIONED_INSTANCES } from '../../site/config/instances.ts';
import { loadBrand } from '../../site/config/load-brand.ts';
import { createMarkdownConfig } from '../../site/config/markdown.ts';

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
    ['@docusaurus/plugin-content-docs', { path: 'content/docs', routeBasePath: 'docs' }],
    ...VERSIONED_INSTANCES.map(({ id, versions }): [string, object] => [
      '@docusaurus/plugin-content-docs',
      {
        id,
        path: `content/${id}`,
        routeBasePath: id,
        includeCurrentVersion: false,
        lastVersion: versions[0].name,
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
        ...VERSIONED_INSTANCES.map(({ id }) => ({ type: 'docsVersionDropdown', docsPluginId: id })),
        { type: 'localeDropdown' },
      ],
    },
    footer: { links: [{ label: 'Docs', to: '/docs/overview' }], copyright: 'Stock' },
  },
};

export default config;
