import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The Java launcher of `JAVA_HOME`, or the one on the path. */
export function javaCommand(): string {
  const home = process.env['JAVA_HOME'];
  return home === undefined || home === '' ? 'java' : join(home, 'bin/java');
}

export function hasJava(): boolean {
  return spawnSync(javaCommand(), ['-version']).status === 0;
}
