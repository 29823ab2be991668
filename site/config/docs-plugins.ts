import type { PluginConfig } from '@docusaurus/types';
import type { Options as DocsOptions, PluginOptions } from '@docusaurus/plugin-content-docs';
import sdkDocs from '../src/plugins/sdk-docs/index.ts';
import { includedVersions } from './included-versions.ts';
import { type DocsInstance, VERSIONED_INSTANCES } from './instances.ts';
import { ownPlugin } from './own-plugin.ts';
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
    ...VERSIONED_INSTANCES.map((instance): PluginConfig =>
      isSdk(instance)
        ? ownPlugin(sdkDocs, versionedOptions(instance) as PluginOptions)
        : ['@docusaurus/plugin-content-docs', versionedOptions(instance)],
    ),
  ];
}

function isSdk({ id }: DocsInstance): boolean {
  return id.endsWith('-sdk');
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
    ...(isSdk(instance) && { sidebarItemsGenerator: groupSdkSidebar }),
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
