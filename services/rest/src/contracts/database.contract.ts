import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, UniqueViolationError, type Statement } from '@brand/sql-database';

function insert(id: string): Statement {
  return {
    sql: 'INSERT INTO rest_tenants (id, created_at, used_at) VALUES ($1, $2, $2)',
    values: [id, '2026-01-01T00:00:00.000Z'],
  };
}

/** Contract tests of both databases. */
export function describeDatabase(open: () => Database): void {
  describe('the database', () => {
    let database: Database;
    beforeAll(() => {
      database = open();
    });
    afterAll(() => database.close());

    const known = async (): Promise<unknown[]> =>
      (await database.read('SELECT id FROM rest_tenants ORDER BY id')).map(({ id }) => id);

    test('writes all statements of a batch or none', async () => {
      await database.write([insert('a'), insert('b')]);
      await expect(database.write([insert('c'), insert('a')])).rejects.toThrow(
        UniqueViolationError,
      );
      expect(await known()).toEqual(['a', 'b']);
    });

    test('writes nothing when a statement affects no row though it must', async () => {
      const nothing: Statement = {
        sql: 'UPDATE rest_tenants SET used_at = $1 WHERE id = $2',
        values: ['x', 'nobody'],
        onNoRows: () => new Error('there is nobody'),
      };
      await expect(database.write([insert('d'), nothing])).rejects.toThrow('there is nobody');
      expect(await known()).toEqual(['a', 'b']);
    });

    test('returns the rows of the last statement', async () => {
      const update = {
        sql: 'UPDATE rest_tenants SET used_at = $1 WHERE id = $2 RETURNING id, used_at',
        values: ['y', 'a'],
      };
      expect(await database.write([insert('e'), update])).toEqual([{ id: 'a', used_at: 'y' }]);
    });

    test('stores texts unchanged, and counts as numbers', async () => {
      const text = `'; DROP TABLE rest_tenants; -- ✓ 🏬 $1 ?`;
      await database.write([insert(text)]);
      expect(await known()).toContain(text);
      const [row] = await database.read('SELECT COUNT(*) AS total FROM rest_tenants');
      expect(row).toEqual({ total: 4 });
    });

    test('handles concurrent writes', async () => {
      const ids = Array.from({ length: 40 }, (_, at) => `many-${at}`);
      await Promise.all(ids.map((id) => database.write([insert(id)])));
      expect(await known()).toEqual(expect.arrayContaining(ids));
    });
  });
}
