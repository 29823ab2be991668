/** Runs work that pauses after each step, until it is complete. */
export function runSteps<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
