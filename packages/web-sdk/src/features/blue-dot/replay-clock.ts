import type { PipelineClock } from './pipeline-clock.ts';

/** A clock that is advanced by its owner. It runs due callbacks at their own time, in order. */
export class ReplayClock implements PipelineClock {
  #now: number;
  readonly #pending = new Set<{ readonly at: number; readonly callback: () => void }>();

  constructor(start: number) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  after(delay: number, callback: () => void): () => void {
    const entry = { at: this.#now + delay, callback };
    this.#pending.add(entry);
    return () => this.#pending.delete(entry);
  }

  advanceTo(time: number): void {
    for (;;) {
      const due = [...this.#pending]
        .filter(({ at }) => at <= time)
        .toSorted((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#pending.delete(due);
      this.#now = Math.max(this.#now, due.at);
      due.callback();
    }
    this.#now = Math.max(this.#now, time);
  }
}
