import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { extractRegion } from '../../src/samples/node/extract-region.ts';
import { readStoredRows, readText, type StoredRow } from './sample-folder.ts';

let warehouse: DatabaseSync;

beforeEach(() => {
  warehouse = new DatabaseSync(':memory:');
  warehouse.exec(readText('warehouse/tables.sql'));
  const place = warehouse.prepare('insert into places values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const places = [
    ['bakery', 'Forno do Cais', 'Food', '2026-01-05T09:00:00.000Z', '9999-12-31T00:00:00.000Z'],
    ['bookshop', 'Old Pages', 'Books', '2026-01-05T09:00:00.000Z', '2026-11-03T00:00:00.000Z'],
    ['bookshop', 'New Pages', 'Books', '2026-11-03T00:00:00.000Z', '9999-12-31T00:00:00.000Z'],
  ] as const;
  for (const [id, name, category, from, to] of places) {
    place.run('harbour-mall', id, 'f_ground', 0, name, category, 38.7, -9.1, from, to);
  }
});

function stage(rows: readonly StoredRow[]): void {
  for (const row of rows) {
    const names = Object.keys(row);
    const values = Object.values(row).map((value) =>
      typeof value === 'boolean' ? Number(value) : value,
    );
    const places = names.map(() => '?').join(', ');
    warehouse
      .prepare(`insert into staged_events (${names.join(', ')}) values (${places})`)
      .run(...values);
  }
}

function load(): void {
  warehouse.exec(readText('warehouse/load.sql'));
}

function countEvents(): unknown {
  return warehouse.prepare('select count(*) as n from events').get()?.['n'];
}

function query(region: string): object[] {
  const { code } = extractRegion(readText('warehouse/queries.sql'), region);
  return warehouse
    .prepare(code)
    .all()
    .map((row) => ({ ...row }));
}

describe('the sample warehouse', () => {
  test('counts each event once, however often it arrives and is loaded', () => {
    stage(readStoredRows());
    load();
    expect(readStoredRows()).toHaveLength(10);
    expect(countEvents()).toBe(9);
    load();
    stage(readStoredRows());
    load();
    expect(countEvents()).toBe(9);
  });

  test('puts a late event on the day on which it happened', () => {
    stage(readStoredRows());
    load();
    const late = warehouse.prepare("select * from events where event_id = 'b71d0e44/3'").get();
    expect(late).toMatchObject({ occurred_on: '2026-11-02' });
    expect(String(late?.['received_at'])).toContain('2026-11-03');
  });

  test('runs the queries of the page', () => {
    stage(readStoredRows());
    load();
    expect(query('missing-searches')).toEqual([
      { query: 'pharmacy', searches: 2, sessions: 2 },
      { query: 'chemist', searches: 1, sessions: 1 },
    ]);
    expect(query('selections')).toEqual([
      { occurred_on: '2026-11-02', name: 'Forno do Cais', category: 'Food', selections: 1 },
      { occurred_on: '2026-11-02', name: 'Old Pages', category: 'Books', selections: 1 },
      { occurred_on: '2026-11-03', name: 'New Pages', category: 'Books', selections: 1 },
    ]);
    expect(query('losses')).toEqual([{ source: 'web', session_id: 'b71d0e44', lost: 1 }]);
    expect(query('silence')).toMatchObject([
      { source: 'kiosk-west-2', events: 2 },
      { source: 'web', last_row: '2026-11-03T11:25:58.207Z' },
    ]);
    expect(query('positions')).toHaveLength(4);
  });
});
