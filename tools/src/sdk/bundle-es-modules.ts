import { type InputOptions, type OutputChunk, rolldown } from 'rolldown';
import { brandOfBuild } from './bundle-sdk.ts';

/**
 * Bundles entries into readable ES modules that share chunks. Packages that match `bundled` become
 * a part of them; all others are left to the dependencies. Writes nothing.
 */
export async function bundleEsModules(
  options: Pick<InputOptions, 'input' | 'platform'>,
  { bundled, banner }: { readonly bundled: RegExp; readonly banner?: string },
): Promise<OutputChunk[]> {
  const build = await rolldown({
    ...options,
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !bundled.test(id),
    plugins: [brandOfBuild],
  });
  try {
    const { output } = await build.generate({
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name].js',
      ...(banner !== undefined && { banner: (chunk) => (chunk.isEntry ? banner : '') }),
    });
    return output.filter((file): file is OutputChunk => file.type === 'chunk');
  } finally {
    await build.close();
  }
}
