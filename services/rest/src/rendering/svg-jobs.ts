import type { Problem, SvgJob, SvgRequest } from '@brand/rest-api';
import type { Grant } from '../access/tokens.ts';
import type { Database, Row, Statement } from '@brand/sql-database';

export type NewSvgJob = Pick<SvgJob, 'id' | 'venueId' | 'request' | 'createdAt' | 'expiresAt'> & {
  readonly sourceId: string;
};

export type SvgJobRow = {
  readonly job: Omit<SvgJob, 'result'>;
  readonly sourceId: string;
  readonly attempts: number;
  readonly svg: string | undefined;
};

/** If a worker is killed, its lease expires after this time and another worker retries the job. */
const LEASE_MS = 60_000;
const WAITS = `(status = 'queued' OR (status = 'running' AND leased_until < $1))`;

export function insertJob({ tenant, owner }: Grant, job: NewSvgJob): Statement {
  return {
    sql: `INSERT INTO rest_svg_jobs (id, tenant, owner, venue_id, source_venue_id, request, status,
          attempts, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, 'queued', 0, $7, $8)`,
    values: [
      job.id,
      tenant,
      owner,
      job.venueId,
      job.sourceId,
      JSON.stringify(job.request),
      job.createdAt,
      job.expiresAt,
    ],
  };
}

/** Queue of rendering jobs in the database. */
export class SvgJobs {
  readonly #database: Database;
  readonly #now: () => Date;

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** Finds a job of an owner; jobs of others are not found. */
  async find(id: string, owner?: string): Promise<SvgJobRow | undefined> {
    const [row] = await this.#database.read('SELECT * FROM rest_svg_jobs WHERE id = $1', [id]);
    const isOwn = row && (owner === undefined || row['owner'] === owner);
    return isOwn ? this.#toJob(row) : undefined;
  }

  /** Leases the oldest waiting job. Replicas never lease the same one. */
  async claim(): Promise<SvgJobRow | undefined> {
    const now = this.#now();
    const values = [now.toISOString(), new Date(now.getTime() + LEASE_MS).toISOString()];
    const waiting = `SELECT id FROM rest_svg_jobs WHERE ${WAITS} AND expires_at > $1
                     ORDER BY created_at LIMIT 1`;
    if ((await this.#database.read(waiting, values.slice(0, 1))).length === 0) return undefined;
    const [row] = await this.#database.write([
      {
        sql: `UPDATE rest_svg_jobs SET status = 'running', attempts = attempts + 1,
              leased_until = $2 WHERE id = (${waiting}) AND ${WAITS} RETURNING *`,
        values,
      },
    ]);
    return row && this.#toJob(row);
  }

  async finish(id: string, svg: string): Promise<void> {
    await this.#end(id, 'done', svg, null);
  }

  async fail(id: string, problem: Problem): Promise<void> {
    await this.#end(id, 'failed', null, JSON.stringify(problem));
  }

  async #end(id: string, status: string, svg: string | null, problem: string | null) {
    await this.#database.write([
      {
        sql: 'UPDATE rest_svg_jobs SET status = $2, svg = $3, problem = $4 WHERE id = $1',
        values: [id, status, svg, problem],
      },
    ]);
  }

  #toJob(row: Row): SvgJobRow {
    const isExpired = String(row['expires_at']) <= this.#now().toISOString();
    const problem = row['problem'] === null || isExpired ? undefined : String(row['problem']);
    return {
      job: {
        id: String(row['id']),
        status: isExpired ? 'expired' : (row['status'] as SvgJob['status']),
        venueId: String(row['venue_id']),
        request: JSON.parse(String(row['request'])) as SvgRequest,
        createdAt: String(row['created_at']),
        expiresAt: String(row['expires_at']),
        ...(problem !== undefined && { problem: JSON.parse(problem) as Problem }),
      },
      sourceId: String(row['source_venue_id']),
      attempts: Number(row['attempts']),
      svg: row['svg'] === null || isExpired ? undefined : String(row['svg']),
    };
  }
}
