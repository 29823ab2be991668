import { describe, expect, test } from 'vitest';
import { createFakeStorage } from '@site/src/kit/fake-storage.fixture';
import { pointSizes } from './page-options.ts';
import { sheetSize } from './paper.ts';
import {
  DEFAULT_SETTINGS,
  type PrintSettings,
  readSettings,
  writeSettings,
} from './print-settings.ts';
import { storeSettings, loadSettings } from './stored-settings.ts';

const OWN: PrintSettings = {
  paper: 'custom',
  custom: { width: 900, height: 600 },
  orientation: 'portrait',
  margin: 12.5,
  floors: ['f_ground', 'f_1'],
  title: '{venue}: {floor}',
  subtitle: false,
  note: 'Été ✓ "2026"',
  legend: false,
  directory: true,
  scaleBar: false,
  northArrow: false,
  labels: 'few',
  textSize: 140,
  colours: 'contrast',
  language: 'ar',
  bearing: 270,
  here: { floor: 'f_1', at: [13.4012345, 52.5] },
};

describe('print settings', () => {
  test.each([OWN, DEFAULT_SETTINGS])('round-trip through a file', (settings) => {
    expect(readSettings(writeSettings(settings))).toEqual(settings);
  });

  test.each([
    ['no JSON', 'The file is not a print settings file: it is not valid JSON'],
    ['{"format":"flyover"}', 'expected the format "print-map", found "flyover"'],
    ['{"format":"print-map","version":1}', 'settings: expected an object, found nothing'],
    [writeSettings({ ...OWN, margin: -1 }), 'settings.margin: expected a number from 0 to 100'],
    [writeSettings({ ...OWN, paper: 'a9' as 'a4' }), 'settings.paper: expected one of a5, a4'],
    [writeSettings({ ...OWN, here: { floor: 'f_1', at: [200, 0] } }), 'settings.here.at[0]: '],
  ])('reject %s with the place of the error', (file, message) => {
    expect(() => readSettings(file)).toThrow(message);
  });

  test('default to the initial settings when a file omits them', () => {
    const file = '{"format":"print-map","version":1,"settings":{"paper":"a2"}}';
    expect(readSettings(file)).toEqual({ ...DEFAULT_SETTINGS, paper: 'a2' });
  });

  test('round-trip through storage, and fall back to the defaults when broken', () => {
    const storage = createFakeStorage();
    expect(loadSettings(storage)).toEqual(DEFAULT_SETTINGS);
    storeSettings(OWN, storage);
    expect(loadSettings(storage)).toEqual(OWN);
    expect(loadSettings(createFakeStorage({ 'print-map-settings': '{}' }))).toEqual(
      DEFAULT_SETTINGS,
    );
  });
});

describe('a sheet', () => {
  test('applies the orientation whatever the order of its sides', () => {
    expect(sheetSize(OWN)).toEqual({ width: 600, height: 900 });
    expect(sheetSize({ ...OWN, paper: 'a5', orientation: 'landscape' })).toEqual({
      width: 210,
      height: 148,
    });
  });

  test('scales names with its size', () => {
    const { smallest } = pointSizes(DEFAULT_SETTINGS);
    expect(smallest).toBeCloseTo(6);
    expect(pointSizes({ ...DEFAULT_SETTINGS, paper: 'a2' }).smallest).toBeCloseTo(12, 1);
    expect(pointSizes({ ...DEFAULT_SETTINGS, labels: 'few', textSize: 200 })).toEqual({
      smallest: 22,
      largest: 30,
    });
  });
});
