import type { LoadContext, PluginConfig, PluginModule, PluginOptions } from '@docusaurus/types';

/** A plugin of ours; Docusaurus's type does not allow for typed options and contents. */
export function ownPlugin<Options extends object>(
  plugin: (context: LoadContext, options: Options) => unknown,
  options: Options,
): PluginConfig {
  return [plugin as PluginModule<unknown>, options as PluginOptions];
}
