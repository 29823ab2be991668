import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { safePath } from '../archive/safe-path.ts';
import { UsageError } from './cli-io.ts';

export type OutputOptions = {
  readonly path: string;
  /** Whether an existing file may be replaced. */
  readonly force: boolean;
};

/**
 * Writes a file in one step, so that a reader sees the old file or the new one, never a part of it.
 */
export async function writeOutput(
  content: Uint8Array | string,
  options: OutputOptions,
): Promise<void> {
  assertNotExists(options);
  await mkdir(dirname(options.path), { recursive: true });
  const temporary = `${options.path}.${process.pid}.part`;
  await writeFile(temporary, content);
  await rename(temporary, options.path);
}

/** Writes files below a folder. Their paths come from a bundle, so they are checked first. */
export async function writeFolder(
  files: ReadonlyMap<string, Uint8Array>,
  options: OutputOptions,
): Promise<void> {
  assertNotExists(options);
  for (const [path, bytes] of files) {
    const target = join(options.path, safePath(path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
}

/** Throws if the output exists. Call it before the work, not afterwards. */
export function assertNotExists({ path, force }: OutputOptions): void {
  if (force || !existsSync(path)) return;
  throw new UsageError(
    `${path} already exists. Pass --force to replace it, or choose another --output.`,
  );
}
