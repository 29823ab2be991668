import type { PluginConfig } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { type DocsInstance, VERSIONED_INSTANCES } from './instances.ts';
import { remarkPlugins } from './remark-plugins.ts';
import { groupSdkSidebar } from './sdk-sidebar.ts';

const commonOptions: DocsOptions = {
  breadcrumbs: true,
  sidebarCollapsible: true,
  sidebarCollapsed: true,
  remarkPlugins,
};

/** The default docs (one version) and the versioned groups of the instance table. */
export function createDocsPlugins(): PluginConfig[] {
  const fastDev = process.env['LATEST_VERSIONS_ONLY'] === '1';
  return [
    [
      '@docusaurus/plugin-content-docs',
      {
        ...commonOptions,
        path: 'content/docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars/docs.ts',
      } satisfies DocsOptions,
    ],
    ...VERSIONED_INSTANCES.map((instance): PluginConfig => [
      '@docusaurus/plugin-content-docs',
      versionedOptions(instance, fastDev),
    ]),
  ];
}

function versionedOptions({ id, versions }: DocsInstance, fastDev: boolean): DocsOptions {
  const latest = versions[0].name;
  return {
    ...commonOptions,
    id,
    path: `content/${id}`,
    routeBasePath: id,
    ...(id !== 'showcase' && { sidebarItemsGenerator: groupSdkSidebar }),
    includeCurrentVersion: false,
    lastVersion: latest,
    ...(fastDev && { onlyIncludeVersions: [latest] }),
    versions: Object.fromEntries(
      versions.map(({ name, support }) => [
        name,
        {
          label: name,
          path: name === latest ? '' : name,
          banner: support === 'current' ? 'none' : 'unmaintained',
          badge: false,
        },
      ]),
    ),
  };
}
