import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether Debian packages can be installed here. */
export function canAptInstall(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** Installs Debian packages. Returns whether that succeeded. */
export function aptInstall(packages: readonly string[], options: readonly string[] = []): boolean {
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...options, ...packages];
  return run(['update', '-qq']) && run(install);
}

function run(args: readonly string[]): boolean {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
