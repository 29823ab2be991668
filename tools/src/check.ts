import { buildReferenceIfStale } from './build-reference.ts';
import { buildVenuesIfStale } from './build-venues.ts';
import { STATIC_CHECKS } from './checks.ts';
import { runStep } from './run-step.ts';
import { runSteps } from './run-steps.ts';

// Before the tests that read them: else several of them would make the reference at the same time.
const checked = await runSteps([buildVenuesIfStale, ...STATIC_CHECKS]);
const referenced = await buildReferenceIfStale();
const tested = await runStep({ title: 'Unit tests', command: 'vitest', args: ['run'] });
process.exitCode = referenced && tested && checked.every(Boolean) ? 0 : 1;
