import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Takes out of the browser's bundle what only the server needs, or what no browser of ours does. */
export default function slimClient(): Plugin {
  return {
    name: 'slim-client',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env['NODE_ENV'] !== 'production') return {};
      const { SwcJsMinimizerRspackPlugin } = currentBundler.instance as unknown as {
        SwcJsMinimizerRspackPlugin: new (options: object) => object;
      };
      return {
        mergeStrategy: { 'optimization.minimizer': 'prepend' },
        resolve: { alias: { tslib$: join(__dirname, 'tslib-subset.js') } },
        module: {
          rules: [
            {
              // Imported by the router for parts that nobody uses here.
              test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types|react-is)[\\/]/,
              sideEffects: false,
            },
            generatedFile('registry.js', 'slim-registry-loader.js'),
            generatedFile('docusaurus.config.mjs', 'slim-config-loader.js'),
            generatedFile('routes.js', 'lazy-routes-loader.js'),
          ],
        },
        optimization: {
          minimizer: [
            new SwcJsMinimizerRspackPlugin({
              minimizerOptions: {
                compress: { ecma: 2020, passes: 3 },
                format: { ecma: 2020, comments: false },
                mangle: true,
                module: true,
              },
            }),
          ],
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}

/** A rule that sends one of the framework's generated files through a loader of ours. */
function generatedFile(name: string, loader: string) {
  return {
    test: (path: string) => path.endsWith(join('.docusaurus', name)),
    use: [{ loader: join(__dirname, loader) }],
  };
}
