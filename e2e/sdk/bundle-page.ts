import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { fontModules } from '../../tools/src/sdk/font-modules.ts';

const bundles = new Map<string, Promise<ReadonlyMap<string, string>>>();

/**
 * Bundles a page and returns its files by name. React and the SDK are built from source in
 * development mode, in which React warns and runs effects twice.
 */
export function bundlePage(name: string): Promise<ReadonlyMap<string, string>> {
  const known = bundles.get(name);
  if (known) return known;
  const made = bundle(name);
  bundles.set(name, made);
  return made;
}

async function bundle(name: string): Promise<ReadonlyMap<string, string>> {
  const build = await rolldown({
    input: { [name]: join(import.meta.dirname, 'pages', `${name}.tsx`) },
    platform: 'browser',
    logLevel: 'silent',
    plugins: [fontModules],
    // Tests run in browsers instead of on devices.
    resolve: { alias: { 'react-native': 'react-native-web' } },
    transform: { define: { 'process.env.NODE_ENV': '"development"' }, jsx: 'react-jsx' },
  });
  try {
    const { output } = await build.generate({
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name].js',
    });
    const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
    return new Map(chunks.map(({ fileName, code }) => [fileName, code]));
  } finally {
    await build.close();
  }
}
