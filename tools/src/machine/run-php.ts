import { type SpawnSyncReturns, spawnSync } from 'node:child_process';

/** Runs PHP without the configuration of the machine. */
export function runPhp(args: readonly string[], input = ''): SpawnSyncReturns<string> {
  const php = process.env['PHP_PATH'] ?? 'php';
  return spawnSync(php, ['-n', ...args], { input, encoding: 'utf8' });
}

export function hasPhp(): boolean {
  return runPhp(['--version']).status === 0;
}
