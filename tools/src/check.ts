import { STATIC_CHECKS } from './checks.ts';
import { runStep } from './run-step.ts';
import { runSteps } from './run-steps.ts';

const checked = await runSteps(STATIC_CHECKS);
const tested = await runStep({ title: 'Unit tests', command: 'vitest', args: ['run'] });
process.exitCode = tested && checked.every(Boolean) ? 0 : 1;
