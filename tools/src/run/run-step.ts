import { spawn } from 'node:child_process';
import { ROOT } from '../shared/repo.ts';

export type Step = {
  readonly title: string;
  readonly command: string;
  readonly args?: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** Runs one step with its output shown. Resolves to whether it succeeded. */
export async function runStep({
  title,
  command,
  args = [],
  cwd = ROOT,
  env,
}: Step): Promise<boolean> {
  const begin = Date.now();
  console.log(`▸ ${title}`);
  const code = await new Promise<number>((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(code === 0 ? `✓ ${title} (${seconds} s)` : `✗ ${title} (${seconds} s)`);
  return code === 0;
}
