import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

export type PackedSdk = {
  readonly name: string;
  readonly version: string;
  /** File name of the archive. */
  readonly file: string;
};

/** Packs a built SDK as npm would publish it. */
export function packSdk(built: string, target: string): PackedSdk {
  mkdirSync(target, { recursive: true });
  const output = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', target],
    { cwd: built, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [packed] = JSON.parse(output) as {
    readonly name: string;
    readonly version: string;
    readonly filename: string;
  }[];
  if (!packed) throw new Error(`npm pack: expected an archive of ${built}, found none.`);
  const path = join(target, packed.filename);
  const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 8);
  const file = packed.filename.replace(/\.tgz$/, `-${hash}.tgz`);
  renameSync(path, join(target, file));
  return { name: packed.name, version: packed.version, file };
}
