import { describe, expect, test } from 'vitest';
import { createFakeStorage } from '@site/src/kit/fake-storage.fixture';
import {
  FIRST_CHOICE,
  storeChoice,
  type SavedExportOptions,
  loadChoice,
} from './saved-export-options.ts';

const OWN: SavedExportOptions = {
  format: 'kml',
  layers: ['rooms', 'edges'],
  attributes: [],
  isByFloor: true,
};

describe('saved export options', () => {
  test('round-trip through storage', () => {
    const storage = createFakeStorage();
    expect(loadChoice(storage)).toEqual(FIRST_CHOICE);
    storeChoice(OWN, storage);
    expect(loadChoice(storage)).toEqual(OWN);
  });

  test.each(['no JSON', '{}', 'null', JSON.stringify({ ...OWN, layers: ['gone'] })])(
    'fall back to the defaults when %s is stored',
    (kept) => {
      expect(loadChoice(createFakeStorage({ 'tools:gis-exporter': kept }))).toEqual(FIRST_CHOICE);
    },
  );
});
