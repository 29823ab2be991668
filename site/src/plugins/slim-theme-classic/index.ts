import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { PluginOptions } from '@docusaurus/theme-classic';
import type { ThemeConfig, UserThemeConfig } from '@docusaurus/theme-common';
import type {
  LoadContext,
  Plugin,
  PluginModule,
  ThemeConfigValidationContext,
} from '@docusaurus/types';
import { createEarlyScript } from './early-script.ts';

const require = createRequire(import.meta.url);
const {
  default: themeClassic,
  validateOptions,
  validateThemeConfig: validateClassicConfig,
} = require('@docusaurus/theme-classic') as Required<PluginModule> & { default: PluginModule };

/** Highlighting happens at build time; the progress bar is `src/client/progress-bar`. */
const REPLACED_MODULES = ['prism-include-languages', 'nprogress'];

/** Puts navbar items without a position on the right; the classic theme puts them on the left. */
export function validateThemeConfig(
  context: ThemeConfigValidationContext<ThemeConfig>,
): ThemeConfig {
  const { navbar, ...validated } = validateClassicConfig(context);
  const { items = [] } = (context.themeConfig as UserThemeConfig).navbar ?? {};
  const placed = navbar.items.map((item, at) => ({
    ...item,
    position: items[at]?.position ?? 'right',
  }));
  return { ...validated, navbar: { ...navbar, items: placed } };
}

/** The classic theme without parts that every page would load and none needs. */
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
    // Lightning CSS adds prefixes and older syntax for our supported browsers when it minifies.
    configurePostCss: (postCss) => ({ ...postCss, plugins: [] }),
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

// Docusaurus reads it from here if a theme is a function.
slimThemeClassic.validateOptions = validateOptions;
slimThemeClassic.validateThemeConfig = validateThemeConfig;
