import { join } from 'node:path';
import { type InputOptions, type OutputChunk, rolldown } from 'rolldown';
import type { SdkPackage } from '../../sdk/sdk-package.ts';

/** Packages of the workspace are bundled; those of others are dependencies. */
const OWN = /^@brand\//;

/** Bundles the import paths of the package into ES modules that share chunks. Writes nothing. */
export function bundleModules({ entries }: SdkPackage): Promise<OutputChunk[]> {
  return bundle({
    input: Object.fromEntries(entries.map(({ name, source }) => [name, source])),
    platform: 'neutral',
  });
}

/** The oldest Node with all features that the package uses, such as `Map.groupBy`. */
export const MIN_NODE_VERSION = 22;

/** An old Node prints a sentence instead of a stack trace. */
const COMMAND_BANNER = `#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < ${MIN_NODE_VERSION}) {
  console.error(\`mvf needs Node ${MIN_NODE_VERSION} or newer, found \${process.versions.node}. Update Node.\`);
  process.exit(2);
}`;

export function bundleCommand({ folder }: SdkPackage): Promise<OutputChunk[]> {
  const input = { mvf: join(folder, 'src/cli/main.ts') };
  return bundle({ input, platform: 'node' }, COMMAND_BANNER);
}

async function bundle(options: InputOptions, banner?: string): Promise<OutputChunk[]> {
  const build = await rolldown({
    ...options,
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !OWN.test(id),
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
