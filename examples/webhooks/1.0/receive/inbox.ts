import type { WebhookEvent } from './events.ts';

/** Longer than the time span of all attempts to deliver one message. */
const REMEMBERED_MS = 4 * 24 * 60 * 60 * 1000;

// #region inbox
/**
 * Detects new events. This inbox works in memory, for one process; with several,
 * keep both maps in your database, and let a unique key reject a second id.
 */
export class Inbox {
  readonly #seen = new Map<string, number>();
  readonly #newest = new Map<string, number>();

  add(id: string, event: WebhookEvent): 'new' | 'repeated' | 'outdated' {
    this.#forget(Date.now() - REMEMBERED_MS);
    if (this.#seen.has(id)) return 'repeated';
    this.#seen.set(id, Date.now());
    if (event.type === 'webhook.test') return 'new';
    const { venue_id: venue, sequence } = event.data;
    if (sequence <= (this.#newest.get(venue) ?? 0)) return 'outdated';
    this.#newest.set(venue, sequence);
    return 'new';
  }

  #forget(before: number): void {
    for (const [id, time] of this.#seen) {
      if (time >= before) return;
      this.#seen.delete(id);
    }
  }
}
// #endregion inbox
