import type { LoadContext, PluginConfig, PluginModule, PluginOptions } from '@docusaurus/types';

/** Types the options of our own plugins, which the types of Docusaurus do not allow. */
export function ownPlugin<Options extends object>(
  plugin: (context: LoadContext, options: Options) => unknown,
  options: Options,
): PluginConfig {
  return [plugin as PluginModule<unknown>, options as PluginOptions];
}
