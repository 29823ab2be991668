import { join } from 'node:path';
import { installEverything } from '../machine/install-everything.ts';
import { ROOT } from '../shared/repo.ts';
import { runStep } from '../run/run-step.ts';
import { listStaleSymbols } from './symbol-files.ts';

/** Finds and records the symbols that samples use, if a sample changed. */
export async function annotateSamplesIfStale(): Promise<boolean> {
  const [first, ...others] = listStaleSymbols();
  if (first === undefined) return true;
  const count = others.length === 0 ? '' : ` and ${others.length} more`;
  console.log(`The symbols of examples/${first}${count} have to be found, which needs compilers.`);
  // In a child process, because this one has loaded the modules of the server.
  return (
    (await installEverything()) &&
    runStep({
      title: 'Finding the symbols of samples',
      command: process.execPath,
      args: [join(ROOT, 'tools/src/commands/symbols.ts')],
    })
  );
}
