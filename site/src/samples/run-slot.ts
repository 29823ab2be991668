/** A sample that may run. */
export type SlotHolder = { readonly start: () => void; readonly stop: () => void };

/** How long a sample may be out of view before its WebGL context is released. */
const RELEASE_MS = 15_000;

const inView = new Set<SlotHolder>();
/** Those that start by themselves when they are in view. */
const willing = new Set<SlotHolder>();
let running: SlotHolder | undefined;
let release: ReturnType<typeof setTimeout> | undefined;

/** Starts a sample; the one that ran before stops. */
export function acquireSlot(contender: SlotHolder): void {
  clearTimeout(release);
  if (running !== contender) running?.stop();
  running = contender;
  contender.start();
}

/** Stops a sample, which will not start by itself again. */
export function releaseSlot(contender: SlotHolder): void {
  willing.delete(contender);
  if (running !== contender) return;
  clearTimeout(release);
  running = undefined;
  contender.stop();
}

/** Says that a sample starts by itself. */
export function enableAutoStart(contender: SlotHolder): void {
  willing.add(contender);
  startNext();
}

export function enterView(contender: SlotHolder): void {
  inView.add(contender);
  if (running === contender) clearTimeout(release);
  startNext();
}

/** Out of view a sample runs on for a while. */
export function leaveView(contender: SlotHolder): void {
  inView.delete(contender);
  if (running === contender) {
    clearTimeout(release);
    release = setTimeout(() => {
      running = undefined;
      contender.stop();
    }, RELEASE_MS);
  }
  startNext();
}

/** Forgets a sample whose page is left. */
export function forget(contender: SlotHolder): void {
  inView.delete(contender);
  releaseSlot(contender);
}

/** A sample in view starts by itself unless another one in view is running. */
function startNext(): void {
  if (running && inView.has(running)) return;
  const next = [...inView].find((contender) => willing.has(contender));
  if (next && next !== running) acquireSlot(next);
}
