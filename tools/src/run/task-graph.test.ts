import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { failureText, type PlannedStep, runTaskGraph } from './task-graph.ts';

let log: string;
beforeEach(() => {
  log = join(mkdtempSync(join(tmpdir(), 'plan-')), 'log');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

/** A step that notes when it begins and ends. */
function step(title: string, options: Partial<PlannedStep> & { code?: string } = {}): PlannedStep {
  const { code = '', ...others } = options;
  const note = `(what) => require('fs').appendFileSync(${JSON.stringify(log)}, ${JSON.stringify(`${title} `)} + what + '\\n')`;
  const script = `const note = ${note}; note('begins'); setTimeout(() => { ${code}; note('ends'); }, 1000);`;
  return { title, command: process.execPath, args: ['-e', script], ...others };
}

const lines = (): string[] => readFileSync(log, 'utf8').trim().split('\n');
const printed = (): string =>
  vi
    .mocked(process.stdout.write)
    .mock.calls.map(([text]) => String(text))
    .join('');

test('a step begins after those that it needs', async () => {
  const outcomes = await runTaskGraph([step('site', { needs: ['sdk'] }), step('sdk')], {
    cores: 2,
  });
  expect(lines()).toEqual(['sdk begins', 'sdk ends', 'site begins', 'site ends']);
  expect([...outcomes.values()]).toEqual(['passed', 'passed']);
});

test('steps that fit run side by side, others one after the other', async () => {
  await runTaskGraph([step('a'), step('b')], { cores: 1 });
  expect(lines().slice(0, 2).toSorted()).toEqual(['a begins', 'b begins']);
  await runTaskGraph([step('c', { cores: 2 }), step('d', { cores: 2 })], { cores: 2 });
  expect(lines().slice(4)).toEqual(['c begins', 'c ends', 'd begins', 'd ends']);
});

test('a step that is larger than the machine runs alone', async () => {
  const outcomes = await runTaskGraph([step('large', { cores: 9 })], { cores: 1 });
  expect(outcomes.get('large')).toBe('passed');
});

test('a large step gets its turn before small ones behind it', async () => {
  await runTaskGraph([step('a'), step('large', { cores: 2 }), step('b'), step('c')], { cores: 1 });
  expect(lines().slice(0, 4)).toEqual(['a begins', 'a ends', 'large begins', 'large ends']);
});

test('what needs a failed step is left out, the rest is run', async () => {
  const steps = [
    step('types', { code: 'process.exit(1)' }),
    step('build', { needs: ['types'] }),
    step('pages', { needs: ['build'] }),
    step('lint'),
  ];
  const outcomes = await runTaskGraph(steps, { cores: 2 });
  expect(Object.fromEntries(outcomes)).toEqual({
    types: 'failed',
    build: 'left-out',
    pages: 'left-out',
    lint: 'passed',
  });
  const text = failureText(steps, outcomes);
  expect(text).toContain('✗ types\n  Its messages are above. Again: node -e ');
  expect(text).toContain('- build: not run, for it needs types\n');
  expect(text).not.toContain('lint');
});

test('ends where the last step to run is one that fails', async () => {
  const steps = [step('types', { code: 'process.exit(1)' }), step('build', { needs: ['types'] })];
  const outcomes = await runTaskGraph(steps, { cores: 2 });
  expect([...outcomes.values()]).toEqual(['failed', 'left-out']);
});

test('a command that does not exist fails its step and says so', async () => {
  const outcomes = await runTaskGraph([{ title: 'lint', command: 'no-such-command' }]);
  expect(outcomes.get('lint')).toBe('failed');
  expect(printed()).toContain('no-such-command');
});

test('the output of a step is one block, with its title before and its time behind', async () => {
  const code = `console.log('one'); setTimeout(() => process.stdout.write('two'), 50)`;
  await runTaskGraph([step('a', { code }), step('b', { code })], { cores: 2 });
  expect(printed()).toMatch(/▸ a\none\ntwo\n✓ a \(\d+ s\)\n/);
  expect(printed()).toMatch(/▸ b\none\ntwo\n✓ b \(\d+ s\)\n/);
});

test('the end of what failed is shown again behind what came after it', async () => {
  const code = `console.log('cause'); process.exitCode = 1`;
  await runTaskGraph([step('types', { code }), step('site', { needs: ['lint'] }), step('lint')], {
    cores: 2,
  });
  expect(printed().split('cause')).toHaveLength(3);
  expect(printed()).toMatch(/✓ site [^]*▸ types, the end once more\n▸ types\ncause\n✗ types/);
});

test('what failed last is not shown twice', async () => {
  await runTaskGraph([step('types', { code: `console.log('cause'); process.exitCode = 1` })]);
  expect(printed().split('cause')).toHaveLength(2);
});

test('processes that a step leaves behind end with it', async () => {
  const noisy = `setInterval(() => require('fs').appendFileSync(${JSON.stringify(log)}, 'noise\\n'), 20)`;
  const code = `
    require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(noisy)}], { stdio: 'ignore' });
    setTimeout(() => process.exit(1), 1000)`;
  await runTaskGraph([step('server', { code })]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const before = lines();
  expect(before).toContain('noise');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(lines()).toEqual(before);
});
