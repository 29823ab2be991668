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

/** A step that logs its start and end. */
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

test('starts a step after its dependencies', async () => {
  const outcomes = await runTaskGraph([step('site', { needs: ['sdk'] }), step('sdk')], {
    cores: 2,
  });
  expect(lines()).toEqual(['sdk begins', 'sdk ends', 'site begins', 'site ends']);
  expect([...outcomes.values()]).toEqual(['passed', 'passed']);
});

test('runs steps in parallel if they fit, otherwise one after the other', async () => {
  await runTaskGraph([step('a'), step('b')], { cores: 1 });
  expect(lines().slice(0, 2).toSorted()).toEqual(['a begins', 'b begins']);
  await runTaskGraph([step('c', { cores: 2 }), step('d', { cores: 2 })], { cores: 2 });
  expect(lines().slice(4)).toEqual(['c begins', 'c ends', 'd begins', 'd ends']);
});

test('runs a step that is larger than the machine alone', async () => {
  const outcomes = await runTaskGraph([step('large', { cores: 9 })], { cores: 1 });
  expect(outcomes.get('large')).toBe('passed');
});

test('does not starve a large step behind small ones', async () => {
  await runTaskGraph([step('a'), step('large', { cores: 2 }), step('b'), step('c')], { cores: 1 });
  expect(lines().slice(0, 4)).toEqual(['a begins', 'a ends', 'large begins', 'large ends']);
});

test('skips steps that need a failed one and runs the rest', async () => {
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

test('ends when the last running step fails', async () => {
  const steps = [step('types', { code: 'process.exit(1)' }), step('build', { needs: ['types'] })];
  const outcomes = await runTaskGraph(steps, { cores: 2 });
  expect([...outcomes.values()]).toEqual(['failed', 'left-out']);
});

test('fails the step of a command that does not exist, with its name', async () => {
  const outcomes = await runTaskGraph([{ title: 'lint', command: 'no-such-command' }]);
  expect(outcomes.get('lint')).toBe('failed');
  expect(printed()).toContain('no-such-command');
});

test('prints the output of a step as one block between its title and its time', async () => {
  const code = `console.log('one'); setTimeout(() => process.stdout.write('two'), 50)`;
  await runTaskGraph([step('a', { code }), step('b', { code })], { cores: 2 });
  expect(printed()).toMatch(/▸ a\none\ntwo\n✓ a \(\d+ s\)\n/);
  expect(printed()).toMatch(/▸ b\none\ntwo\n✓ b \(\d+ s\)\n/);
});

test('repeats the end of failed output at the end', async () => {
  const code = `console.log('cause'); process.exitCode = 1`;
  await runTaskGraph([step('types', { code }), step('site', { needs: ['lint'] }), step('lint')], {
    cores: 2,
  });
  expect(printed().split('cause')).toHaveLength(3);
  expect(printed()).toMatch(/✓ site [^]*▸ types, the end once more\n▸ types\ncause\n✗ types/);
});

test('does not repeat the last failure', async () => {
  await runTaskGraph([step('types', { code: `console.log('cause'); process.exitCode = 1` })]);
  expect(printed().split('cause')).toHaveLength(2);
});

test('kills processes that a step leaves behind', async () => {
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
