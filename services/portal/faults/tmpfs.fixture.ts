import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

function mount(...args: readonly string[]): boolean {
  return spawnSync('mount', args, { stdio: 'ignore' }).status === 0;
}

function unmount(folder: string): void {
  spawnSync('umount', ['--lazy', folder], { stdio: 'ignore' });
}

/** Whether this machine lets tests mount file systems. */
export const CAN_MOUNT: boolean = ((): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'));
  const canMount = mount('-t', 'tmpfs', 'tmpfs', folder);
  if (canMount) unmount(folder);
  rmSync(folder, { recursive: true, force: true });
  return canMount;
})();

export type Tmpfs = {
  readonly folder: string;
  readonly setReadOnly: (isReadOnly: boolean) => void;
};

/** A file system of a few megabytes. */
export function mountTmpfs(megabytes: number): Tmpfs {
  const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)) {
    throw new Error(`${folder}: cannot mount a tmpfs.`);
  }
  onTestFinished(() => {
    unmount(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    setReadOnly: (isReadOnly) => {
      // Files that are open for writing would refuse an ordinary remount.
      spawnSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder]);
    },
  };
}
