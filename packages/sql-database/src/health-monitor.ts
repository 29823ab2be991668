import { type DatabaseHealth, DatabaseUnavailableError } from './database.ts';

export type CallKind = 'read' | 'write';

type Failure = { readonly kind: CallKind; readonly reason: string; readonly since: Date };

const PROBE_INTERVAL_MS = 2000;

/** Derives the health of a database from the outcomes of its calls. */
export class HealthMonitor {
  readonly #probe: () => Promise<unknown>;
  #failure: Failure | undefined;
  #checkedAt = -Infinity;

  /** @param probe - A write without effect, observed by this monitor. */
  constructor(probe: () => Promise<unknown>) {
    this.#probe = probe;
  }

  async observe<Result>(kind: CallKind, call: () => Promise<Result>): Promise<Result> {
    try {
      const result = await call();
      this.#succeed(kind);
      return result;
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) this.#fail(kind, error.message);
      else this.#succeed(kind);
      throw error;
    }
  }

  health(): DatabaseHealth {
    if (performance.now() - this.#checkedAt > PROBE_INTERVAL_MS) {
      this.#checkedAt = performance.now();
      // Its outcome is observed.
      this.#probe().catch(() => undefined);
    }
    if (!this.#failure) return { status: 'ok' };
    const { reason, since } = this.#failure;
    return { status: 'unavailable', reason, since };
  }

  #succeed(kind: CallKind): void {
    // A full disk or a standby server can still be read.
    if (this.#failure?.kind === 'write' && kind === 'read') return;
    this.#checkedAt = performance.now();
    this.#failure = undefined;
  }

  #fail(kind: CallKind, reason: string): void {
    this.#checkedAt = performance.now();
    this.#failure = {
      kind: this.#failure?.kind === 'write' ? 'write' : kind,
      reason,
      since: this.#failure?.since ?? new Date(),
    };
  }
}
