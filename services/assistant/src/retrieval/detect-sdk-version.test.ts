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
    ['mvf 3 or mvf 2.0', 'docs', { isAboutFormat: true, formatVersions: ['3', '2'] }],
    ['an Angular component', undefined, { sdk: 'web-sdk', flavour: 'angular' }],
    ['a hook for React', 'web-sdk', { flavour: 'react' }],
    ['show a map in SwiftUI', 'web-sdk', { sdk: 'ios-sdk' }],
    ['UIKit view controller with a map', 'android-sdk', { sdk: 'ios-sdk' }],
    ['a marker in Compose', 'ios-sdk', { sdk: 'android-sdk' }],
    ['an Expo app', 'web-sdk', { sdk: 'react-native-sdk' }],
    ['is there a hook for the floor', 'ios-sdk', { sdk: 'web-sdk', flavour: 'react' }],
    ['a hook for the floor', 'react-native-sdk', {}],
    ["what's new in 6", 'web-sdk', { version: '6.0' }],
    ['from web 4 to 6', undefined, { version: '6.0', isMigration: true }],
    [
      'upgrade a v2 venue file to v3',
      undefined,
      { isAboutFormat: true, formatVersions: ['2', '3'] },
    ],
  ])('detects the SDK and version of: %s, on a page of %s', (text, section, expected) => {
    const {
      rest: _rest,
      isMigration,
      isAboutFormat,
      formatVersions,
      ...named
    } = detectSdkVersion(text, section ? { section } : {});
    expect({
      ...named,
      ...(isMigration && { isMigration }),
      ...(isAboutFormat && { isAboutFormat, formatVersions }),
    }).toEqual(expected);
  });

  test('removes the mention from the query', () => {
    expect(detectSdkVersion('labels in react native 5.0', {}).rest).toBe('labels');
  });
});
