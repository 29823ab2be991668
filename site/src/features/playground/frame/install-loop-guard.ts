import { LOOP_GUARD } from '../compile/compiled-program.ts';

/** A loop may keep the page busy for this long. */
const MAX_BLOCKING_MS = 2000;

/** Ends loops that go on and on: each turn of a loop calls the guard, which throws in the end. */
export function installLoopGuard(): void {
  const { port1, port2 } = new MessageChannel();
  const now = performance.now.bind(performance);
  let began: number | undefined;
  // Comes when the page gets to do something else, so also when a loop awaits nothing real.
  port1.addEventListener('message', () => {
    began = undefined;
  });
  port1.start();
  const guard = (): void => {
    if (began === undefined) {
      began = now();
      port2.postMessage('');
    } else if (now() - began > MAX_BLOCKING_MS) {
      throw new Error(
        `Stopped a loop that ran for ${MAX_BLOCKING_MS / 1000} seconds without a pause. ` +
          'Check its condition, or await something inside.',
      );
    }
  };
  Object.defineProperty(globalThis, LOOP_GUARD, { value: guard });
}
