import type { PluginConfig } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { includedVersions } from './included-versions.ts';
import { type DocsInstance, VERSIONED_INSTANCES } from './instances.ts';
import { beforeDefaultRemarkPlugins, remarkPlugins } from './remark-plugins.ts';
import { groupSdkSidebar } from './sdk-sidebar.ts';

const commonOptions: DocsOptions = {
  breadcrumbs: true,
  sidebarCollapsible: true,
  sidebarCollapsed: true,
  beforeDefaultRemarkPlugins,
  remarkPlugins,
};

/** The default docs (one version) and the versioned groups of the instance table. */
export function createDocsPlugins(): PluginConfig[] {
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
      versionedOptions(instance),
    ]),
  ];
}

function versionedOptions(instance: DocsInstance): DocsOptions {
  const { id, versions } = instance;
  const included = includedVersions(instance);
  const latest = versions[0].name;
  return {
    ...commonOptions,
    id,
    path: `content/${id}`,
    routeBasePath: id,
    ...(id !== 'showcase' && { sidebarItemsGenerator: groupSdkSidebar }),
    includeCurrentVersion: false,
    lastVersion: latest,
    onlyIncludeVersions: included.map(({ name }) => name),
    versions: Object.fromEntries(
      included.map(({ name, support }) => [
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
