import {
  type Database,
  type DatabaseHealth,
  DatabaseUnavailableError,
  type Row,
  type Statement,
} from '@brand/sql-database';

/** A database that records what is written, and fails or hangs on request. */
export class FakeDatabase implements Database {
  readonly writes: (readonly Statement[])[] = [];
  failure: string | undefined;
  /** Calls neither resolve nor reject. */
  isHanging = false;
  bytes: number | undefined = 0;
  /** Rows that writes return. */
  returned: readonly Row[] = [];
  attempts = 0;
  isClosed = false;

  async read(): Promise<readonly Row[]> {
    return this.#call([]);
  }

  async write(statements: readonly Statement[]): Promise<readonly Row[]> {
    this.attempts += 1;
    const rows = await this.#call(this.returned);
    this.writes.push(statements);
    return rows;
  }

  health(): DatabaseHealth {
    return this.failure === undefined
      ? { status: 'ok' }
      : { status: 'unavailable', reason: this.failure, since: new Date(0) };
  }

  async sizeBytes(): Promise<number | undefined> {
    return this.#call(this.bytes);
  }

  async close(): Promise<void> {
    this.isClosed = true;
  }

  /** Values that were written by statements of a kind, in the order of writing. */
  valuesOf(kind: 'INSERT' | 'WITH' | 'DELETE'): unknown[] {
    return this.writes
      .flat()
      .filter(({ sql }) => sql.startsWith(kind))
      .flatMap(({ values }) => values);
  }

  async #call<Result>(result: Result): Promise<Result> {
    if (this.isHanging) await new Promise(() => undefined);
    if (this.failure !== undefined) throw new DatabaseUnavailableError(this.failure);
    return result;
  }
}
