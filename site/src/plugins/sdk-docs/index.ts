import { createRequire } from 'node:module';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';

const require = createRequire(import.meta.url);
const { default: docsPlugin, validateOptions } =
  require('@docusaurus/plugin-content-docs') as Required<PluginModule> & {
    default: (context: LoadContext, options: PluginOptions) => Promise<Plugin<LoadedContent>>;
  };
const REFERENCE_ID = 'api-reference';

type Sidebars = Readonly<Record<string, { link?: { path: string; label: string } }>>;
type Version = {
  readonly docs: readonly { readonly id: string; readonly path: string }[];
  readonly sidebars: Sidebars;
};

/**
 * The docs plugin, but a sidebar links to the API reference (specification, section 2), although
 * the start page and the getting-started guide come before it. Left alone, the plugin links to the
 * first page.
 */
export default async function sdkDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: ({ actions, ...args }) =>
      plugin.contentLoaded?.({
        ...args,
        actions: {
          ...actions,
          setGlobalData(data) {
            const { versions, ...rest } = data as { versions: readonly Version[] };
            actions.setGlobalData({ ...rest, versions: versions.map(linkReference) });
          },
        },
      }),
  };
}

function linkReference(version: Version): Version {
  const reference = version.docs.find(({ id }) => id === REFERENCE_ID);
  if (!reference) throw new Error(`A version of an SDK has no page "${REFERENCE_ID}".`);
  const link = { path: reference.path, label: 'API reference' };
  const sidebars = Object.keys(version.sidebars).map((name) => [name, { link }] as const);
  return { ...version, sidebars: Object.fromEntries(sidebars) };
}

// Docusaurus reads it from here if a plugin is a function.
sdkDocs.validateOptions = validateOptions;
