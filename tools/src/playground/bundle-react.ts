import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  addressInSdk,
  type BuiltFile,
  bundle,
  entryOf,
  type FrameBundle,
  SDK,
  virtualModules,
} from '../samples/build-sample-bundles.ts';
import { ROOT } from '../shared/repo.ts';
import { REACT_PACKAGES } from './importable-packages.ts';

export type ReactBundle = {
  readonly files: readonly BuiltFile[];
  /** File names of the importable scripts, by the workspace's name of the package. */
  readonly scripts: ReadonlyMap<string, string>;
};

const requireHere = createRequire(join(ROOT, 'package.json'));

/**
 * Bundles the modules that React programs import: all of them share one React, and maps of its
 * components use the `showVenue` of the frame.
 */
export async function bundleReact({ version, sdkFile }: FrameBundle): Promise<ReactBundle> {
  const { files, chunks } = await bundle({
    record: `sample-react-${version}`,
    input: Object.fromEntries(REACT_PACKAGES.map((name) => [scriptName(name), idOf(name)])),
    external: (id) => SDK.test(id),
    paths: (id) => (id === '@brand/web-sdk' ? `./${sdkFile}` : addressInSdk(id, version)),
    plugins: [
      virtualModules(Object.fromEntries(REACT_PACKAGES.map((name) => [idOf(name), codeOf(name)]))),
    ],
  });
  const scripts = REACT_PACKAGES.map(
    (name) => [name, entryOf(chunks, scriptName(name)).fileName] as const,
  );
  return { files, scripts: new Map(scripts) };
}

function scriptName(name: string): string {
  return name.replace('@brand/', '').replaceAll('/', '-');
}

function idOf(name: string): string {
  return `frame:${name}`;
}

function codeOf(name: string): string {
  const path = JSON.stringify(requireHere.resolve(name));
  if (name.startsWith('@brand/')) return `export * from ${path};`;
  // React is a CommonJS module, so its export names are only known at run time.
  const names = Object.keys(requireHere(name) as object);
  return `export { ${['default', ...names].join(', ')} } from ${path};`;
}
