import type { ClusterBus } from '@brand/server';
import type { AnsweredQuery } from '../protocol/answer-query.ts';
import type { SearchStatistics } from './search-statistics.ts';

/** Receives queries and clicks. */
type QueryRecorder = Pick<SearchStatistics, 'addQuery' | 'addClick'>;

/** A reader's query, for the process that received the previous letters. */
type TypedQuery = { readonly client: string; readonly query: string };

type Pending = { readonly query: AnsweredQuery; readonly timer: NodeJS.Timeout };

/** Debounce in milliseconds: a query counts once typing pauses this long. */
const DEBOUNCE_MS = 2000;
const MAX_PENDING_QUERIES = 10_000;
const QUERY_CHANNEL = 'search-query';
const CLICK_CHANNEL = 'search-click';

/**
 * Debounces queries, because readers send one with every letter: `m`, `ma` and `map` count once.
 * For a while it maps query ids to queries, so that a click is attributed. The reader's identity
 * exists only here and is deleted after the pause. Requests of a reader may reach several processes
 * of a cluster, so each tells the others what it gets.
 */
export class QueryDebouncer {
  readonly #recorder: QueryRecorder;
  readonly #bus: ClusterBus | undefined;
  readonly #pending = new Map<string, Pending>();
  readonly #byId = new Map<string, string>();

  constructor(recorder: QueryRecorder, bus?: ClusterBus) {
    this.#recorder = recorder;
    this.#bus = bus;
    bus?.subscribe(QUERY_CHANNEL, ({ client, query }: TypedQuery) => {
      const last = this.#pending.get(client);
      if (last) this.#replace(client, last, query);
    });
    bus?.subscribe(CLICK_CHANNEL, (queryID: string) => void this.#countClick(queryID));
  }

  add(query: AnsweredQuery, client: string): void {
    if (query.query.trim() === '') return;
    if (query.queryID !== undefined) this.#remember(query.queryID, query.query);
    const last = this.#pending.get(client);
    if (last) this.#replace(client, last, query.query);
    this.#bus?.publish(QUERY_CHANNEL, { client, query: query.query } satisfies TypedQuery);
    if (this.#pending.size >= MAX_PENDING_QUERIES) this.flush();
    const timer = setTimeout(() => this.#settle(client), DEBOUNCE_MS);
    timer.unref();
    this.#pending.set(client, { query, timer });
  }

  /** Records that a result of a query was opened. */
  addClick(queryID: string): void {
    if (!this.#countClick(queryID)) this.#bus?.publish(CLICK_CHANNEL, queryID);
  }

  /** Records pending queries. */
  flush(): void {
    for (const client of this.#pending.keys()) this.#settle(client);
  }

  /** Returns whether the query is known. */
  #countClick(queryID: string): boolean {
    const query = this.#byId.get(queryID);
    if (query === undefined) return false;
    this.#recorder.addClick(query);
    return true;
  }

  /** Removes a pending query. It counts only if the next one does not continue it. */
  #replace(client: string, { query, timer }: Pending, next: string): void {
    clearTimeout(timer);
    this.#pending.delete(client);
    if (!isTypedOn(query.query, next)) this.#record(query);
  }

  #settle(client: string): void {
    const pending = this.#pending.get(client);
    if (!pending) return;
    clearTimeout(pending.timer);
    this.#pending.delete(client);
    this.#record(pending.query);
  }

  #record({ query, hits }: AnsweredQuery): void {
    this.#recorder.addQuery(query, hits);
  }

  #remember(id: string, query: string): void {
    const oldest = this.#byId.keys().next().value;
    if (this.#byId.size >= MAX_PENDING_QUERIES && oldest !== undefined) this.#byId.delete(oldest);
    this.#byId.set(id, query);
  }
}

/** Whether one text continues the other: `mar` becomes `mark`, or is shortened to `ma`. */
function isTypedOn(before: string, after: string): boolean {
  return after.startsWith(before) || before.startsWith(after);
}
