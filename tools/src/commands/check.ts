import { scriptStep, STATIC_CHECKS } from '../checks/static-checks.ts';
import { failureText, runTaskGraph } from '../run/task-graph.ts';
import { runStep } from '../run/run-step.ts';

// Tests read the first two: otherwise several of them would build the reference concurrently.
const steps = [
  scriptStep('Demo venues', 'products/build-venues'),
  scriptStep('API reference', 'products/build-reference'),
  ...STATIC_CHECKS,
];
const outcomes = await runTaskGraph(steps);
const tested = await runStep({
  title: 'Unit tests',
  command: 'vitest',
  args: ['run', '--exclude=**/*.slow.test.ts'],
});
const failures = failureText(steps, outcomes);
console.log(failures);
process.exitCode = tested && failures === '' ? 0 : 1;
