import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

export type PackedSdk = {
  readonly name: string;
  readonly version: string;
  /** File name of the archive, with a part of its hash: a release may be built several times. */
  readonly file: string;
  /** Subresource integrity of the archive, by SHA-512. */
  readonly integrity: string;
  /** SHA-1 in hexadecimal, for clients that know no integrity. */
  readonly shasum: string;
  readonly fileCount: number;
  readonly unpackedBytes: number;
};

/** What `npm pack --json` prints of an archive. */
type NpmPackOutput = {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly integrity: string;
  readonly shasum: string;
  readonly entryCount: number;
  readonly unpackedSize: number;
};

/** Packs a built SDK as npm would publish it. The same files give the same bytes. */
export function packSdk(built: string, target: string): PackedSdk {
  mkdirSync(target, { recursive: true });
  const output = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', target],
    { cwd: built, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [packed] = JSON.parse(output) as NpmPackOutput[];
  if (!packed) throw new Error(`npm pack: expected an archive of ${built}, found none.`);
  const path = join(target, packed.filename);
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 10);
  const file = packed.filename.replace(/\.tgz$/, `-${hash}.tgz`);
  renameSync(path, join(target, file));
  const { name, version, integrity, shasum, entryCount, unpackedSize } = packed;
  return {
    name,
    version,
    file,
    integrity,
    shasum,
    fileCount: entryCount,
    unpackedBytes: unpackedSize,
  };
}
