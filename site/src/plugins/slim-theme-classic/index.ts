import { dirname, resolve } from 'node:path';
import type { PluginOptions } from '@docusaurus/theme-classic';
import * as classicModule from '@docusaurus/theme-classic';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { createEarlyScript } from './early-script.ts';

const {
  default: themeClassic,
  getSwizzleConfig,
  validateOptions,
  validateThemeConfig,
} = classicModule as unknown as PluginModule & { default: PluginModule };

/** Highlighting happens at build time; the progress bar is `src/client/progress-bar`. */
const REPLACED_MODULES = ['prism-include-languages', 'nprogress'];

export { getSwizzleConfig, validateOptions, validateThemeConfig };

/** The classic theme without what every page would pay for and none needs. */
export default function slimThemeClassic(context: LoadContext, options: PluginOptions): Plugin {
  const theme = themeClassic(context, options) as Plugin;
  const themeFolder = dirname(require.resolve('@docusaurus/theme-classic'));
  const { announcementBar } = context.siteConfig.themeConfig as unknown as ThemeConfig;

  return {
    ...theme,
    getThemePath: () => resolve(themeFolder, 'theme'),
    getTypeScriptThemePath: () => resolve(themeFolder, '../src/theme'),
    getClientModules: () =>
      (theme.getClientModules?.() ?? [])
        .filter((module) => !REPLACED_MODULES.some((replaced) => module.endsWith(replaced)))
        .map((module) => resolve(themeFolder, module)),
    injectHtmlTags: (args) => {
      const tags = theme.injectHtmlTags?.(args);
      const earlyScript = createEarlyScript({
        announcementId: announcementBar?.id,
        storageSuffix: context.siteStorage.namespace,
      });
      const script = { tagName: 'script', innerHTML: earlyScript };
      return { ...tags, preBodyTags: [script, ...[tags?.preBodyTags ?? []].flat()] };
    },
  };
}
