import { spawn } from 'node:child_process';
import { ROOT } from './repo.ts';

export type Step = {
  readonly title: string;
  readonly command: string;
  readonly args?: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /**
   * `when-done` keeps the lines of steps that run at the same time apart.
   * @defaultValue `'at-once'`
   */
  readonly output?: 'at-once' | 'when-done';
};

/** Runs one visible step with its output shown; answers whether it succeeded. */
export async function runStep({
  title,
  command,
  args = [],
  cwd = ROOT,
  env,
  output = 'at-once',
}: Step): Promise<boolean> {
  const begin = Date.now();
  if (output === 'at-once') console.log(`▸ ${title}`);
  const chunks: Buffer[] = [];
  const collect = (chunk: Buffer): void => void chunks.push(chunk);
  const code = await new Promise<number>((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: output === 'at-once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
  process.stdout.write(Buffer.concat(chunks));
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(code === 0 ? `✓ ${title} (${seconds} s)` : `✗ ${title} (${seconds} s)`);
  return code === 0;
}
