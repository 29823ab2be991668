import { describe, expect, test } from 'vitest';
import { detectSdkVersion } from './detect-sdk-version.ts';

describe('detectSdkVersion', () => {
  test.each([
    ['how do I add a marker', undefined, {}],
    ['markers in react native', undefined, { sdk: 'react-native-sdk' }],
    ['and on Android?', undefined, { sdk: 'android-sdk' }],
    ['the map is blank on iOS', 'react-native-sdk', {}],
    ['the map is blank in Safari on iOS', 'web-sdk', {}],
    ['the iOS SDK on a page of React Native', 'web-sdk', { sdk: 'react-native-sdk' }],
    ['a map on my iPhone', undefined, { sdk: 'ios-sdk' }],
    ['iPhone: compass refused though I call watchDevice', undefined, {}],
    ['web sdk 5.0 labels', undefined, { sdk: 'web-sdk', version: '5.0' }],
    ['labels in v4', 'web-sdk', { version: '4.0' }],
    ['upgrade from 5.0 to 6.0', 'web-sdk', { version: '6.0', isMigration: true }],
    ['what replaced colorPolygon in v6?', 'web-sdk', { isMigration: true }],
    ['move a marker to another shop in web sdk 5', undefined, { sdk: 'web-sdk', version: '5.0' }],
    ['mvf 3 or mvf 2.0', 'docs', {}],
    ['an Angular component', undefined, { sdk: 'web-sdk', flavour: 'angular' }],
    ['a hook for React', 'web-sdk', { flavour: 'react' }],
  ])('detects the SDK and version of: %s, on a page of %s', (text, section, expected) => {
    const {
      rest: _rest,
      isMigration,
      ...named
    } = detectSdkVersion(text, section ? { section } : {});
    expect({ ...named, ...(isMigration && { isMigration }) }).toEqual(expected);
  });

  test('removes the mention from the query', () => {
    expect(detectSdkVersion('labels in react native 5.0', {}).rest).toBe('labels');
  });
});
