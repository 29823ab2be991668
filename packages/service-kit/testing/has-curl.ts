import { spawnSync } from 'node:child_process';

/** Whether shell samples can be run. */
export function hasCurl(): boolean {
  return spawnSync('curl', ['--version'], { stdio: 'ignore' }).status === 0;
}
