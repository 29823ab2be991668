import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('forwards %s to children and grandchildren', async (signal, exitCode) => {
  const log = join(mkdtempSync(join(tmpdir(), 'groups-')), 'log');
  const text = JSON.stringify;
  const noisy = `setInterval(() => require('fs').appendFileSync(${text(log)}, '.'), 20)`;
  const parent = `
    require('child_process').spawn(process.execPath, ['-e', ${text(noisy)}], { stdio: 'ignore' });
    setInterval(() => {}, 1000)`;
  const module = join(import.meta.dirname, 'process-group.ts');
  const code = `
    import { spawnProcessGroup } from ${text(module)};
    spawnProcessGroup(process.execPath, ['-e', ${text(parent)}], { stdio: 'ignore' });`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', code]);
  const ended = new Promise((resolve) => runner.on('close', resolve));
  await vi.waitFor(() => expect(existsSync(log)).toBe(true), 30_000);
  runner.kill(signal);
  expect(await ended).toBe(exitCode);
  const before = readFileSync(log, 'utf8').length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(readFileSync(log, 'utf8')).toHaveLength(before);
});
