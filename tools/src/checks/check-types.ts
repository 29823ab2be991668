import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../shared/repo.ts';

/**
 * `node tools/src/checks/check-types.ts <workspace…>` checks the types of each, as `tsc --noEmit
 * -p` does. The native compiler takes seconds instead of minutes; the other one remains for code
 * that needs its API, which the native one lacks.
 */
const COMPILER = join(ROOT, 'node_modules/typescript-native/bin/tsc');

const failed = process.argv.slice(2).filter((workspace) => {
  const args = [COMPILER, '--noEmit', '--pretty', '-p', workspace];
  const { status, error } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  if (error) throw error;
  return status !== 0;
});
process.exitCode = failed.length === 0 ? 0 : 1;
