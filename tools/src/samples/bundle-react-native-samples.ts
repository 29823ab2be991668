import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';

const ENTRY = 'samples';

export type ReactNativeSamples = {
  /** Holds a folder with an `App.tsx` for each sample. */
  readonly folder: string;
  readonly names: readonly string[];
  /** The module that replaces the SDK. */
  readonly sdk: string;
  /** URLs of external modules, by their specifier. */
  readonly addresses?: Readonly<Record<string, string>>;
};

/** Function of the samples' page: shows a sample in place of the previous one. */
export type ShowSample = (name: string) => Promise<void>;

/**
 * The scripts of a page with samples, by their paths; `/samples.js` is the entry.
 * `react-native-web` replaces React Native.
 */
export async function bundleReactNativeSamples({
  sdk,
  addresses = {},
  ...samples
}: ReactNativeSamples): Promise<ReadonlyMap<string, string>> {
  const entry = join(samples.folder, `${ENTRY}.tsx`);
  const build = await rolldown({
    input: { [ENTRY]: entry },
    platform: 'browser',
    logLevel: 'silent',
    external: Object.keys(addresses),
    resolve: { alias: { 'react-native': 'react-native-web' } },
    plugins: [
      {
        name: 'sample-page',
        // Not an alias, because the samples' compiler options map this name to declarations.
        resolveId: (id) => (id === '@brand/react-native-sdk' ? sdk : id === entry ? id : undefined),
        load: (id) => (id === entry ? entryOf(samples) : undefined),
      },
    ],
    // Development mode, in which React warns and runs effects twice.
    transform: { define: { 'process.env.NODE_ENV': '"development"' }, jsx: 'react-jsx' },
  });
  try {
    const { output } = await build.generate({
      format: 'es',
      entryFileNames: '[name].js',
      paths: addresses,
    });
    const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
    return new Map(chunks.map(({ fileName, code }) => [`/${fileName}`, code]));
  } finally {
    await build.close();
  }
}

/** One page for all, because loading React and the SDK takes longer than running a sample. */
function entryOf({ folder, names }: Pick<ReactNativeSamples, 'folder' | 'names'>): string {
  const files = names.map((name) => [name, join(folder, name, 'App.tsx')]);
  const imports = files.map(
    ([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(file)}),`,
  );
  return `
    import { StrictMode } from 'react';
    import { createRoot } from 'react-dom/client';
    import { View } from 'react-native';
    const samples = { ${imports.join('\n')} };
    let root;
    globalThis.showSample = async (name) => {
      root?.unmount();
      const { default: App } = await samples[name]();
      root = createRoot(document.querySelector('#app'));
      const screen = <View style={{ position: 'absolute', inset: 0 }}><App /></View>;
      root.render(<StrictMode>{screen}</StrictMode>);
    };
  `;
}
