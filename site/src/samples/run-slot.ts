/** A sample that can own the run slot. */
export type SlotHolder = { readonly start: () => void; readonly stop: () => void };

/** How long a sample may be out of view before its WebGL context is released. */
const RELEASE_MS = 15_000;

const inView = new Set<SlotHolder>();
/** Samples that start when they come into view. */
const autoStartHolders = new Set<SlotHolder>();
let running: SlotHolder | undefined;
let release: ReturnType<typeof setTimeout> | undefined;

/** Starts a sample and stops the previous one. */
export function acquireSlot(contender: SlotHolder): void {
  clearTimeout(release);
  if (running !== contender) running?.stop();
  running = contender;
  contender.start();
}

/** Stops a sample and disables its auto-start. */
export function releaseSlot(contender: SlotHolder): void {
  autoStartHolders.delete(contender);
  if (running !== contender) return;
  clearTimeout(release);
  running = undefined;
  contender.stop();
}

/** Lets a sample start when it comes into view. */
export function enableAutoStart(contender: SlotHolder): void {
  autoStartHolders.add(contender);
  startNext();
}

export function enterView(contender: SlotHolder): void {
  inView.add(contender);
  if (running === contender) clearTimeout(release);
  startNext();
}

/** Stops the sample after a delay. */
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

/** Removes a sample that was unmounted. */
export function removeHolder(contender: SlotHolder): void {
  inView.delete(contender);
  releaseSlot(contender);
}

/** Starts a sample in view unless another one in view is running. */
function startNext(): void {
  if (running && inView.has(running)) return;
  const next = [...inView].find((contender) => autoStartHolders.has(contender));
  if (next && next !== running) acquireSlot(next);
}
