import type { Block } from './block.ts';
import { languageOf } from './language.ts';

/** Lines of the shell blocks of pages, one for each command. */
export function commandsOf(blocks: readonly Block[]): string[] {
  return blocks
    .filter((block) => languageOf(block, block.page) === 'sh')
    .flatMap(({ text }) => text.replaceAll('\\\n', ' ').split(/\n|&&/))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The commands that tell npm where packages of the portal come from, for the current project. */
export function registryCommands(blocks: readonly Block[]): string[] {
  return [
    ...new Set(
      commandsOf(blocks).filter((line) => /^npm config set .*@[\w-]+:registry/.test(line)),
    ),
  ];
}

const IMPORT = /^(?:import |import\b[^;]*? from |export\b[^;']*? from )'(?<path>[^'.][^']*)'/gm;

/** Packages that code imports and no command of the pages installs. */
export function uninstalledImports(
  files: Iterable<string>,
  blocks: readonly Block[],
  ofTemplate: RegExp,
): string[] {
  const installed = new Set(packagesToInstall(blocks).map((spec) => nameIn(spec)));
  const imported = [...files].flatMap((text) =>
    [...text.matchAll(IMPORT)].map(({ groups }) => nameOf(groups!['path']!)),
  );
  return [...new Set(imported)].filter(
    (name) => !installed.has(name) && !installed.has(`@types/${name}`) && !ofTemplate.test(name),
  );
}

/** The package of an imported path: `@a/b` for `@a/b/c`. */
function nameOf(path: string): string {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}

function nameIn(spec: string): string {
  return /^@?[^@]+/.exec(spec)![0];
}

/** All packages that pages say to install, without those of another range on a later page. */
export function packagesToInstall(blocks: readonly Block[]): string[] {
  const packages = new Map<string, string>();
  for (const command of commandsOf(blocks)) {
    const [, names] = /^(?:npm install|npx expo install) (.*)$/.exec(command) ?? [];
    for (const spec of names?.split(/\s+/) ?? []) {
      if (!spec.startsWith('-') && !packages.has(nameIn(spec))) packages.set(nameIn(spec), spec);
    }
  }
  return [...packages.values()];
}
