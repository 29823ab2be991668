import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The TypeScript samples of one version of an SDK. */
export type SampleFolder = {
  /** Name of the docs group; except for the showcase also that of the package. */
  readonly sdk: string;
  readonly version: string;
  /** The folder that holds all samples. */
  readonly root: string;
  readonly folder: string;
  readonly files: readonly string[];
  readonly options: ts.CompilerOptions;
};

const SOURCE_EXTENSIONS = ['.ts', '.tsx', '.mts'];

/** Lists the folders `<sdk>/<version>` that contain TypeScript, sorted by name. */
export function listSampleFolders(root: string): SampleFolder[] {
  return foldersIn(root).flatMap((sdk) =>
    foldersIn(join(root, sdk)).flatMap((version) => {
      const folder = join(root, sdk, version);
      const files = ts.sys
        .readDirectory(folder, SOURCE_EXTENSIONS, ['**/node_modules', '**/*.d.ts'])
        .toSorted();
      if (files.length === 0) return [];
      return [{ sdk, version, root, folder, files, options: readOptions(root, folder) }];
    }),
  );
}

/** The options of the folder's own `tsconfig.json`, else those that all samples share. */
function readOptions(root: string, folder: string): ts.CompilerOptions {
  const own = join(folder, 'tsconfig.json');
  const path = existsSync(own) ? own : join(root, 'tsconfig.json');
  const fail = (diagnostic: ts.Diagnostic): never => {
    const reason = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    throw new Error(`${path}: expected the options for samples, found this: ${reason}`);
  };
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  if (error) fail(error);
  // The files are known already: a pattern must not exclude any.
  const content = { ...(config as object), include: [], files: ['any.ts'] };
  const { options, errors } = ts.parseJsonConfigFileContent(content, ts.sys, join(path, '..'));
  if (errors[0]) fail(errors[0]);
  // Samples are not imported, so their exports need no explicit types.
  return { ...options, declaration: false, isolatedDeclarations: false };
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
    .toSorted();
}
