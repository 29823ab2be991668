import { availableParallelism } from 'node:os';
import { runStep, type Step } from './run-step.ts';

/** Runs steps that do not need each other, one for each core at a time; answers in their order. */
export async function runSteps(steps: readonly Step[]): Promise<boolean[]> {
  const results: boolean[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < steps.length) {
      const index = next++;
      results[index] = await runStep({ ...steps[index]!, output: 'when-done' });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
