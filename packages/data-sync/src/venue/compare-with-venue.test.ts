import { expect, test } from 'vitest';
import { checkFeed, type FeedReport } from '../check/check-feed.ts';
import type { VenueSnapshot } from './venue-snapshot.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

const venue: VenueSnapshot = {
  name: 'A mall',
  venue: { externalId: 'mall', name: 'A mall', fields: {} },
  locations: NAMES.map((externalId) => ({
    externalId,
    name: externalId.toUpperCase(),
    fields: {
      name: externalId.toUpperCase(),
      type: 'tenant',
      logo: 'assets/logos/logo.svg',
      openingHours: [
        { opens: '10:00', closes: '20:00', dayOfWeek: ['Monday', 'Tuesday'] },
        { opens: '10:00', closes: '20:00', dayOfWeek: ['Wednesday'] },
      ],
      translations: { pt: { name: 'Loja' } },
    },
  })),
  categories: [{ externalId: 'food', name: 'Food', fields: { name: 'Food' } }],
  connections: [{ externalId: 'c_gate', name: 'Gate', fields: {} }],
  units: ['u-1'],
};

function run(items: readonly object[], more: object = {}): FeedReport {
  const text = JSON.stringify({ kind: 'location', version: '1.0', ...more, items });
  return checkFeed(text, 'location', { venue });
}

function record(externalId: string, more: object = {}): object {
  return { externalId, name: externalId.toUpperCase(), type: 'tenant', ...more };
}

test('reports no change for a record that equals the venue', () => {
  const same = record('a', {
    logo: { url: 'https://cdn.example/2026/logo.svg' },
    openingHours: [
      { opens: '10:00', closes: '20:00', dayOfWeek: ['Wednesday', 'Monday', 'Tuesday'] },
    ],
    translations: { pt: { name: 'Loja' } },
  });
  expect(run([same], { partial: true }).dryRun).toMatchObject({ changed: [], unchanged: 1 });
});

test('reports changes field by field, and ignores absent fields', () => {
  const changed = record('a', {
    name: 'New',
    logo: { url: '' },
    openingHours: [],
    translations: { pt: { name: 'Nova' }, es: { name: 'Tienda' } },
  });
  expect(run([changed], { partial: true }).dryRun?.changed).toEqual([
    {
      externalId: 'a',
      name: 'A',
      fields: [
        { field: 'name', from: 'A', to: 'New' },
        { field: 'logo', from: 'logo.svg', to: 'nothing' },
        { field: 'openingHours', from: 'Mon–Wed 10:00–20:00', to: 'nothing' },
        { field: 'translations.pt.name', from: 'Loja', to: 'Nova' },
        { field: 'translations.es.name', from: 'nothing', to: 'Tienda' },
      ],
    },
  ]);
});

test('lists records without a match, and locations without a record', () => {
  const { dryRun } = run([record('zz'), ...NAMES.slice(1).map((id) => record(id))]);
  expect(dryRun?.added).toEqual([{ externalId: 'zz', name: 'ZZ' }]);
  expect(dryRun?.withoutRecord).toEqual([{ externalId: 'a', name: 'A' }]);
  expect(dryRun?.isHeldBack).toBe(false);
});

test('holds back a feed that would hide more than a fifth of the locations', () => {
  const seven = NAMES.slice(3).map((id) => record(id));
  const eight = NAMES.slice(2).map((id) => record(id));
  expect(run(eight).dryRun?.isHeldBack).toBe(false);
  expect(run(seven).dryRun?.isHeldBack).toBe(true);
  expect(run(seven, { partial: true }).dryRun?.isHeldBack).toBe(false);
  expect(run(seven, { next: 'https://cms.example/2' }).dryRun?.isHeldBack).toBe(false);
});

test('does not compare a record with an error', () => {
  const { dryRun } = run([{ externalId: 'a', type: 'tenant' }], { partial: true });
  expect(dryRun).toMatchObject({ changed: [], unchanged: 0, added: [] });
});

test('ignores unknown fields', () => {
  const { dryRun } = run([record('a', { opening_hours: [], oops: 1 })], { partial: true });
  expect(dryRun).toMatchObject({ changed: [], unchanged: 1 });
});

test('uses nothing of a rejected document', () => {
  const { dryRun, usable } = run([record('a')], { version: '9.0' });
  expect([dryRun, usable]).toEqual([undefined, 0]);
});

test('resolves references in the venue', () => {
  const { findings } = run([record('a', { categories: ['food', 'fodo'], units: ['u-1', 'u-2'] })]);
  expect(findings.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'items[0].categories[1] No category has the external id "fodo".',
    'items[0].units[1] No room has the external id "u-2".',
  ]);
});

test('matches a wait with a connection', () => {
  const items = [{ externalId: 'c_gate', waitTime: 4, measuredAt: '2026-03-02T05:00:00Z' }];
  const text = JSON.stringify({ kind: 'security-wait-time', version: '1.0', items });
  const { dryRun } = checkFeed(text, 'security-wait-time', { venue });
  expect(dryRun).toMatchObject({
    added: [],
    withoutRecord: [],
    changed: [{ externalId: 'c_gate' }],
  });
});
