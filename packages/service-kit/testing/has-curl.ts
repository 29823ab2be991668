import { spawnSync } from 'node:child_process';

/** Whether samples for the shell can be run. */
export function hasCurl(): boolean {
  return spawnSync('curl', ['--version'], { stdio: 'ignore' }).status === 0;
}
