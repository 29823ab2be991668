import { describe, expect, test } from 'vitest';
import {
  olderVersions,
  referenceOfFile,
  referencePath,
  rootNames,
  versionAge,
} from './references.ts';

describe('references', () => {
  test.each([
    ['web-sdk', '6.0', '/web-sdk/api-reference', 0],
    ['web-sdk', '4.0', '/web-sdk/4.0/api-reference', 2],
    ['mvf', '3', '/docs/mvf/v3/api-reference-mvf-v3', 0],
  ])('map %s %s to the page %s', (sdk, version, path, age) => {
    expect(referencePath({ sdk, version })).toBe(path);
    expect(versionAge({ sdk, version })).toBe(age);
  });

  test('have no page for a version that the portal does not have', () => {
    expect(referencePath({ sdk: 'web-sdk', version: '7.0' })).toBeUndefined();
  });

  test.each([
    ['/a/site/web-sdk_versioned_docs/version-5.0/camera.mdx', 'web-sdk', '5.0'],
    ['/a/site/content/docs/mvf/v3/getting-started.mdx', 'mvf', '3'],
    ['/a/site/src/pages/playground/markers.mdx', 'web-sdk', '6.0'],
  ])('assign %s to %s %s', (file, sdk, version) => {
    expect(referenceOfFile(file)).toMatchObject({ sdk, version });
  });

  test('assign general pages to no version', () => {
    expect(referenceOfFile('/a/site/content/docs/overview.mdx')).toBeUndefined();
  });

  test('name the objects of each version as its guides do', () => {
    expect(rootNames({ sdk: 'web-sdk', version: '6.0' })).toMatchObject({
      map: 'MapView',
      dot: 'BlueDot',
    });
    expect(rootNames({ sdk: 'web-sdk', version: '4.0' })).not.toHaveProperty('dot');
    expect(rootNames({ sdk: 'ios-sdk', version: '5.0' })).toMatchObject({ marker: 'MapMarker' });
    expect(rootNames({ sdk: 'ios-sdk', version: '4.0' })).toMatchObject({ map: 'VenueMap' });
    expect(rootNames({ sdk: 'android-sdk', version: '5.0' })).toMatchObject({
      marker: 'MapMarker',
      error: 'MapException',
    });
    expect(rootNames({ sdk: 'mvf', version: '3' })).toEqual({});
  });

  test('list older versions, the newest first', () => {
    expect(olderVersions({ sdk: 'web-sdk', version: '6.0' })).toEqual([
      { sdk: 'web-sdk', version: '5.0' },
      { sdk: 'web-sdk', version: '4.0' },
    ]);
    expect(olderVersions({ sdk: 'web-sdk', version: '4.0' })).toEqual([]);
  });
});
