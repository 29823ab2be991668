import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { chunkAddressPlugin, REPLACED_PLUGIN } from './chunk-address-plugin.ts';
import { styleSheetGroups } from './style-sheets.ts';

type BundlerConfig = ReturnType<NonNullable<Plugin['configureWebpack']>>;
type Minimizer = new (options: object) => object;
type Bundler = Parameters<typeof chunkAddressPlugin>[0] & {
  readonly SwcJsMinimizerRspackPlugin: Minimizer;
};

/** Removes code from the browser bundle that only the server needs, or no supported browser. */
export default function slimClient(): Plugin {
  return {
    name: 'slim-client',
    configureWebpack(config, isServer, { currentBundler }) {
      if (process.env['NODE_ENV'] !== 'production') return {};
      const routeRules = [
        generatedFile('registry.js', 'registry-loader.js', { isServer }),
        {
          ...generatedFile('routesChunkNames.json', 'route-table-loader.js'),
          type: 'javascript/auto',
        },
        generatedFile('routes.js', 'routes-loader.js'),
      ];
      if (isServer) return { module: { rules: routeRules } } as BundlerConfig;
      const bundler = currentBundler.instance as unknown as Bundler;
      return {
        mergeStrategy: {
          entry: 'replace',
          plugins: 'replace',
          'optimization.minimizer': 'prepend',
        },
        entry: { main: join(import.meta.dirname, 'staged-entry.js') },
        plugins: [...withoutReplaced(config.plugins), chunkAddressPlugin(bundler)],
        // The browser's table has a hash for each page. Six digits distinguish two builds of it.
        // Five would not do: module ids have five, and one that equals a hash is replaced with it.
        output: {
          chunkFilename: 'assets/js/[name].[contenthash:6].js',
          // Files that scripts reference, such as models, are otherwise at the root of the site.
          assetModuleFilename: 'assets/files/[name]-[contenthash:8][ext]',
        },
        resolve: {
          alias: {
            history$: join(import.meta.dirname, 'history-subset.js'),
            'path-to-regexp$': join(import.meta.dirname, 'path-pattern.js'),
            'react-helmet-async$': join(import.meta.dirname, 'client-head/index.ts'),
            tslib$: join(import.meta.dirname, 'tslib-subset.js'),
          },
        },
        module: {
          rules: [
            {
              // Imported by the router for features that are not used here.
              test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/,
              sideEffects: false,
            },
            {
              test: /[\\/]react-router[\\/]esm[\\/]react-router\.js$/,
              use: [{ loader: join(import.meta.dirname, 'native-context-loader.js') }],
            },
            {
              test: /@docusaurus[\\/]theme-(?:classic|common)[\\/]lib[\\/].+\.js$/,
              use: [{ loader: join(import.meta.dirname, 'translator-notes-loader.js') }],
            },
            ...routeRules,
            generatedFile('docusaurus.config.mjs', 'slim-config-loader.js'),
            generatedFile('site-metadata.json', 'slim-metadata-loader.js'),
            {
              ...generatedFile('globalData.json', 'docs-table-loader.js'),
              type: 'javascript/auto',
            },
            {
              test: /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
              use: [{ loader: join(import.meta.dirname, 'version-loader.js') }],
            },
            {
              test: /[\\/]client[\\/]BaseUrlIssueBanner[\\/]index\.js$/,
              use: [{ loader: join(import.meta.dirname, 'base-url-banner-loader.js') }],
            },
            {
              test: /@docusaurus[\\/].+[\\/](?:docsClientUtils|reactUtils)\.js$/,
              use: [{ loader: join(import.meta.dirname, 'plain-compare-loader.js') }],
            },
          ],
        },
        optimization: {
          // With names as chunk ids, the runtime needs no table from ids to names.
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              ...styleSheetGroups(),
              // The bundler's own rule, except that code shared by docs pages stays one script.
              defaultVendors: {
                test: /[\\/]node_modules[\\/]/,
                chunks: ({ name }: { name?: string }) => name !== 'docs' && name !== 'main',
                priority: -10,
                reuseExistingChunk: true,
                idHint: 'vendors',
                name: librariesName,
              },
            },
          },
          minimizer: [createMinimizer(bundler.SwcJsMinimizerRspackPlugin)],
        },
      } as BundlerConfig;
    },
  };
}

function withoutReplaced(plugins: readonly unknown[] = []): unknown[] {
  const kept = plugins.filter((plugin) => plugin?.constructor.name !== REPLACED_PLUGIN);
  if (kept.length === plugins.length)
    throw new Error(`slim-client: there is no ${REPLACED_PLUGIN}.`);
  return kept;
}

/** A rule that sends one of the framework's generated files through a loader of ours. */
function generatedFile(name: string, loader: string, options: object = {}) {
  return {
    test: (path: string) => path.endsWith(join('.docusaurus', name)),
    use: [{ loader: join(import.meta.dirname, loader), options }],
  };
}

/**
 * The bundler's own name lists files, and the runtime's table of all pages contains it. Chunks of
 * workers have no names and are not in that table.
 */
function librariesName(_module: unknown, chunks: readonly { readonly name?: string }[]) {
  const names = chunks.map(({ name }) => name);
  if (names.includes(undefined)) return undefined;
  const hash = createHash('sha256').update(names.toSorted().join(' ')).digest('hex');
  return `lib-${hash.slice(0, 5)}`;
}

function createMinimizer(SwcMinimizer: Minimizer): object {
  return new SwcMinimizer({
    minimizerOptions: {
      compress: { ecma: 2020, passes: 3 },
      format: { ecma: 2020, comments: false },
      mangle: true,
      module: true,
    },
  });
}
