import { join } from 'node:path';
import type { OutputChunk } from 'rolldown';
import { bundleEsModules } from '../../sdk/bundle-es-modules.ts';
import { MIN_NODE_VERSION } from '../../sdk/package-metadata.ts';
import type { SdkPackage } from '../../sdk/sdk-package.ts';

/** Packages of the workspace are bundled; those of others are dependencies. */
const OWN = /^@brand\//;

/** Bundles the import paths of the package into ES modules that share chunks. Writes nothing. */
export function bundleModules({ entries }: SdkPackage): Promise<OutputChunk[]> {
  const input = Object.fromEntries(entries.map(({ name, source }) => [name, source]));
  return bundleEsModules({ input, platform: 'neutral' }, { bundled: OWN });
}

/** An old Node prints a sentence instead of a stack trace. */
const COMMAND_BANNER = `#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < ${MIN_NODE_VERSION}) {
  console.error(\`mvf needs Node ${MIN_NODE_VERSION} or newer, found \${process.versions.node}. Update Node.\`);
  process.exit(2);
}`;

export function bundleCommand({ folder }: SdkPackage): Promise<OutputChunk[]> {
  const input = { mvf: join(folder, 'src/cli/main.ts') };
  return bundleEsModules({ input, platform: 'node' }, { bundled: OWN, banner: COMMAND_BANNER });
}
