/** So long may one turn of the event loop be busy with work that can pause. */
const LONGEST_TURN_MS = 4;

/** Long work, and its result. It can pause at each `yield`, so that others come in between. */
export type Pausable<Result> = Generator<undefined, Result, undefined>;

/** Does the work at once. */
export function finish<Result>(work: Pausable<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Does the work in turns: requests that come meanwhile are answered in between. */
export async function finishInTurns<Result>(work: Pausable<Result>): Promise<Result> {
  for (;;) {
    await nextTurn();
    const end = performance.now() + LONGEST_TURN_MS;
    do {
      const step = work.next();
      if (step.done === true) return step.value;
    } while (performance.now() < end);
  }
}

/** What came from the network since the last turn is handled before it. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
