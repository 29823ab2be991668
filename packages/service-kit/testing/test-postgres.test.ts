import { afterAll, describe, expect, test } from 'vitest';
import { killPostgres } from './signal-postgres.ts';
import { HAS_POSTGRES, TestPostgres } from './test-postgres.ts';

describe.skipIf(!HAS_POSTGRES)('TestPostgres', () => {
  const postgres = new TestPostgres();
  afterAll(() => postgres.remove());

  test('stops after the server was killed, and starts again', { timeout: 20_000 }, async () => {
    await postgres.start();
    await killPostgres(postgres.url);
    await postgres.stop();
    await postgres.start();
    await postgres.stop();
    await expect(postgres.stop()).resolves.toBeUndefined();
  });
});
