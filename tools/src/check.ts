import { buildReferenceIfStale } from './build-reference.ts';
import { STATIC_CHECKS } from './checks.ts';
import { runStep } from './run-step.ts';
import { runSteps } from './run-steps.ts';

const checked = await runSteps(STATIC_CHECKS);
// Before the tests that read it: else several of them would make it at the same time.
const referenced = await buildReferenceIfStale();
const tested = await runStep({ title: 'Unit tests', command: 'vitest', args: ['run'] });
process.exitCode = referenced && tested && checked.every(Boolean) ? 0 : 1;
