import { LOOP_GUARD } from '../compile/compiled-program.ts';

/** How long a loop may block the page. */
const MAX_BLOCKING_MS = 2000;

/** Ends infinite loops: every iteration calls the guard, which throws after the limit. */
export function installLoopGuard(): void {
  const { port1, port2 } = new MessageChannel();
  const now = performance.now.bind(performance);
  let blockedSince: number | undefined;
  // Arrives once the event loop is free, so a loop that only awaits microtasks is still caught.
  port1.addEventListener('message', () => {
    blockedSince = undefined;
  });
  port1.start();
  const guard = (): void => {
    if (blockedSince === undefined) {
      blockedSince = now();
      port2.postMessage('');
    } else if (now() - blockedSince > MAX_BLOCKING_MS) {
      throw new Error(
        `Stopped a loop that ran for ${MAX_BLOCKING_MS / 1000} seconds without a pause. ` +
          'Check its condition, or await inside the loop.',
      );
    }
  };
  Object.defineProperty(globalThis, LOOP_GUARD, { value: guard });
}
