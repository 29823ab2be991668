/** The time that a pipeline runs on. A replay passes its own, which jumps from event to event. */
export type PipelineClock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back after a delay in milliseconds. The returned function cancels the call. */
  after(delay: number, callback: () => void): () => void;
};

export const SYSTEM_CLOCK: PipelineClock = {
  now: () => Date.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  },
};
