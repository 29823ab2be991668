import { CommandError, type Sandbox } from './sandbox.ts';

const DIAGNOSTIC = /^(?<file>[^\s(][^(]*)\(\d+,\d+\): (?<message>error TS\d+: .*)$/gm;

/** Runs the compiler of a project once and returns its errors by file. */
export async function typeCheck(
  sandbox: Sandbox,
  folder: string,
  command: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const errors = new Map<string, string[]>();
  const output = await sandbox.run(command, { cwd: folder }).catch((error: unknown) => {
    if (error instanceof CommandError) return error.output;
    throw error;
  });
  for (const { groups } of output.matchAll(DIAGNOSTIC)) {
    const list = errors.get(groups!['file']!) ?? [];
    list.push(groups!['message']!);
    errors.set(groups!['file']!, list);
  }
  if (errors.size === 0 && output.includes('error')) throw new Error(output);
  return errors;
}

/** Errors by the name of a block's folder, each with the file that it is in. */
export function errorsByFolder(
  byFile: ReadonlyMap<string, readonly string[]>,
  parent: string,
): ReadonlyMap<string, readonly string[]> {
  const byFolder = new Map<string, readonly string[]>();
  for (const [path, errors] of byFile) {
    const [name, file] = path.startsWith(`${parent}/`)
      ? path.slice(parent.length + 1).split(/\/(.*)/)
      : ['', path];
    const found = errors.map((error) => `${file}: ${error}`);
    byFolder.set(name!, [...(byFolder.get(name!) ?? []), ...found]);
  }
  return byFolder;
}
