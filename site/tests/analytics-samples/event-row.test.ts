import type { Venue } from '@brand/web-sdk';
import type { AnalyticsEvent } from '@brand/web-sdk/analytics';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { toRow } from '../../../examples/web-sdk/6.0/analytics-send/event-row.ts';
import { readStoredRows, readText } from './sample-folder.ts';

const isRow = new Ajv2020().compile(
  JSON.parse(readText('collector/event-row.schema.json')) as object,
);
const venue = {
  find: (_type: string, id: string) => (id === 'loc_cafe' ? { externalId: 'cafe' } : undefined),
} as unknown as Venue;

function rowOf(name: string, payload: object): ReturnType<typeof toRow> {
  const event = {
    name,
    payload,
    time: Date.UTC(2026, 10, 3, 10),
    index: 4,
    sessionId: '7f7c1f2e-6a0e-4a53-9d2a-0c5d1f6f3b11',
    venueId: 'mall',
    language: 'en',
    floorId: 'f_ground',
  };
  return toRow(event as unknown as AnalyticsEvent, { venue, source: 'web' });
}

describe('the row of an event', () => {
  test.each([
    ['select', { type: 'space', id: 's_1', locationIds: ['loc_cafe'] }],
    ['search', { query: 'Coffee ', hits: 3 }],
    ['route', { fromId: 'loc_cafe', toId: 'loc_bank', found: true, distance: 40 }],
    ['floor-change', { floorId: 'f_ground', previousFloorId: 'f_upper', reason: 'app' }],
    ['venue-load', { floors: 3, locations: 9, languages: ['en'] }],
  ])('matches the schema for %s', (name, payload) => {
    isRow(rowOf(name, payload));
    expect(isRow.errors).toBeNull();
  });

  test('names locations by external id, or by id without one', () => {
    expect(rowOf('select', { locationIds: ['loc_cafe'] }).place_id).toBe('cafe');
    const route = rowOf('route', { fromId: 'loc_cafe', toId: 'loc_bank', found: false });
    expect(route).toMatchObject({ place_id: 'loc_bank', from_place_id: 'cafe', found: false });
  });

  test('has a stable id', () => {
    const { event_id } = rowOf('search', { query: 'x', hits: 0 });
    expect(event_id).toBe('7f7c1f2e-6a0e-4a53-9d2a-0c5d1f6f3b11/4');
  });

  test('omits searches that may contain a personal address or number', () => {
    expect(rowOf('search', { query: 'Coffee ', hits: 3 }).query).toBe('coffee');
    expect(rowOf('search', { query: 'ann@example.com', hits: 0 }).query).toBeNull();
    expect(rowOf('search', { query: '0171 55512', hits: 0 }).query).toBeNull();
  });
});

describe('the sample rows', () => {
  test('match the schema without their time of arrival', () => {
    for (const { received_at: received, ...row } of readStoredRows()) {
      expect(received).toMatch(/Z$/);
      isRow(row);
      expect(isRow.errors).toBeNull();
    }
  });
});
