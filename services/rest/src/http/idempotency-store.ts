import { createHash } from 'node:crypto';
import { IDEMPOTENCY_SECONDS } from '@brand/rest-api';
import type { SecretCipher } from '../access/secret-cipher.ts';
import type { Grant } from '../access/tokens.ts';
import type { Database, Statement } from '@brand/sql-database';
import { ProblemError } from '../problem-error.ts';

export type StoredAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

export type IdempotentRequest = {
  readonly grant: Grant;
  readonly key: string;
  /** Method, path and body, which identify the request. */
  readonly content: readonly unknown[];
  readonly now: Date;
};

/**
 * Stores the response for each idempotency key, in the same transaction as the change it reports.
 */
export class IdempotencyStore {
  readonly #database: Database;
  readonly #sealer: SecretCipher;

  constructor(database: Database, sealer: SecretCipher) {
    this.#database = database;
    this.#sealer = sealer;
  }

  async find(request: IdempotentRequest): Promise<StoredAnswer | undefined> {
    const [row] = await this.#database.read(
      `SELECT request_hash, answer FROM rest_answers
       WHERE owner = $1 AND idempotency_key = $2 AND created_at > $3`,
      [request.grant.owner, request.key, retentionCutoff(request.now)],
    );
    if (!row) return undefined;
    if (row['request_hash'] !== hashOf(request)) throw new ProblemError('idempotency-key-reused');
    const answer = this.#sealer.open(String(row['answer']));
    return answer === undefined ? undefined : (JSON.parse(answer) as StoredAnswer);
  }

  /** Encrypted, because responses may contain a secret that is shown once. */
  insertStatements(request: IdempotentRequest, answer: StoredAnswer): readonly Statement[] {
    const { grant, key, now } = request;
    return [
      {
        sql: 'DELETE FROM rest_answers WHERE owner = $1 AND idempotency_key = $2 AND created_at <= $3',
        values: [grant.owner, key, retentionCutoff(now)],
      },
      {
        sql: `INSERT INTO rest_answers
              (owner, idempotency_key, tenant, request_hash, answer, created_at)
              VALUES ($1, $2, $3, $4, $5, $6)`,
        values: [
          grant.owner,
          key,
          grant.tenant,
          hashOf(request),
          this.#sealer.encrypt(JSON.stringify(answer)),
          now.toISOString(),
        ],
      },
    ];
  }
}

export function retentionCutoff(now: Date): string {
  return new Date(now.getTime() - IDEMPOTENCY_SECONDS * 1000).toISOString();
}

function hashOf({ content }: IdempotentRequest): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
