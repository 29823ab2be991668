import { availableParallelism } from 'node:os';
import { runStep, type Step } from './run-step.ts';

/** A step, or other work of which one wants to know whether it succeeded. */
export type Work = Step | (() => Promise<boolean>);

/** Does work that does not need each other, one for each core at a time; answers in its order. */
export async function runSteps(works: readonly Work[]): Promise<boolean[]> {
  const results: boolean[] = [];
  let next = 0;
  const workOn = async (): Promise<void> => {
    while (next < works.length) {
      const index = next++;
      const work = works[index]!;
      results[index] =
        typeof work === 'function' ? await work() : await runStep({ ...work, output: 'when-done' });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, workOn));
  return results;
}
