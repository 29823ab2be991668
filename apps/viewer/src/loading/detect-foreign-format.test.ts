import { describe, expect, test } from 'vitest';
import { detectForeignFormat } from './detect-foreign-format.ts';

/** What a zip begins with, and the names in the directory at its end. */
function zipOf(...paths: readonly string[]): Blob {
  return new Blob(['PK\u0003\u0004', '\0'.repeat(100_000), ...paths.map((path) => `PK\0${path}`)]);
}

describe('the format of a file that is no bundle', () => {
  test.each([
    ['{ "type": "FeatureCollection", "features": [] }', 'GeoJSON'],
    ['<?xml version="1.0"?>\n<osm version="0.6">', 'OpenStreetMap'],
    ['{ "version": 0.6, "elements": [] }', 'OpenStreetMap'],
    ['<core:IndoorFeatures xmlns:core="http://www.opengis.net/indoorgml/1.0/core">', 'IndoorGML'],
    ['<!doctype html><title>Log in</title>', undefined],
    ['{ "name": "settings" }', undefined],
    ['hello', undefined],
    ['', undefined],
  ])('of %j is %s', async (text, format) => {
    expect(await detectForeignFormat(new Blob([text]))).toBe(format);
  });

  test('is IMDF for an archive with its files, in a folder or not', async () => {
    expect(await detectForeignFormat(zipOf('manifest.json', 'venue.geojson', 'unit.geojson'))).toBe(
      'IMDF',
    );
    expect(await detectForeignFormat(zipOf('a/level.geojson', 'a/unit.geojson'))).toBe('IMDF');
    expect(await detectForeignFormat(zipOf('photo.jpg'))).toBeUndefined();
  });
});
