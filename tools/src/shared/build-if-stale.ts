import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashInputs } from './hash-inputs.ts';
import { ROOT } from './repo.ts';

export type Build = {
  /** Name of the product, as the subject of a sentence. */
  readonly subject: string;
  /** Files and folders of the repository that it is made from. */
  readonly inputs: readonly string[];
  /** Environment variables that it depends on. */
  readonly settings?: readonly string[];
  /** A file that exists after a build. */
  readonly product: string;
  /** Message while it runs and, with the time, when it is done: `Building the Web SDK`. */
  readonly activity?: string;
  /** Resolves to whether it succeeded. */
  readonly run: () => Promise<boolean>;
};

/** Builds unless the last build had the same inputs. Resolves to whether it succeeded. */
export async function buildIfStale({
  subject,
  inputs,
  settings,
  product,
  activity,
  run,
}: Build): Promise<boolean> {
  const stamp = join(ROOT, '.cache', `${subject.toLowerCase().replaceAll(' ', '-')}-hash`);
  const hash = hashInputs(inputs, settings);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && existsSync(product)) {
    console.log(`✓ ${subject}: up to date`);
    return true;
  }
  rmSync(stamp, { force: true });
  if (!(await (activity === undefined ? run() : runTimed(activity, run)))) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

async function runTimed(activity: string, run: Build['run']): Promise<boolean> {
  const begin = Date.now();
  console.log(`▸ ${activity}`);
  const succeeded = await run();
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(`${succeeded ? '✓' : '✗'} ${activity} (${seconds} s)`);
  return succeeded;
}
