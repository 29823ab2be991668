import { STATIC_CHECKS } from './checks.ts';
import { runStep } from './run-step.ts';

let isSound = true;
for (const step of STATIC_CHECKS) isSound = (await runStep(step)) && isSound;
isSound = (await runStep({ title: 'Unit tests', command: 'vitest', args: ['run'] })) && isSound;
process.exitCode = isSound ? 0 : 1;
