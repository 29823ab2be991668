import { beforeAll, describe, expect, test } from 'vitest';
import { checkFragment, type FragmentFacts } from '@brand/native-api/fragments/check-fragment';
import { checkFragmentFile, listFragments, readFacts } from './check-fragments.ts';

const fragments = listFragments();

let facts: FragmentFacts;
beforeAll(async () => {
  facts = await readFacts('5.0');
});

describe('fragments of native samples', () => {
  test('exist', () => expect(fragments).not.toEqual([]));

  test.each(fragments)('pass the check: %s', async (file) => {
    expect(await checkFragmentFile(file)).toEqual([]);
  });
});

describe('checkFragment', () => {
  test.each([
    [
      'build.gradle.kts',
      'dependencies {\n    implementation("a:b:1"\n}',
      /^build\.gradle\.kts:\d+:\d+ .*does not parse\.$/s,
    ],
    [
      'build.gradle.kts',
      'dependencies {\n    implementation("com.brand.maps:maps:5.0.0")\n}',
      /:2 com\.brand\.maps:maps:5\.0\.0: expected release 5\.2\.0, found 5\.0\.0\.$/,
    ],
    ['Package.swift', 'let package = Package(name: "App"', /does not parse\.$/],
    [
      'Package.swift',
      'let sdk = Package.Dependency.package(url: "https://a.example/ios-sdk", from: "5.0.0")',
      /:1 ios-sdk: expected release 5\.2\.0, found 5\.0\.0\.$/,
    ],
    [
      'AndroidManifest.xml',
      '<manifest><uses-permission android:name="a" ></manifest>',
      /unexpected close tag/,
    ],
    [
      'AndroidManifest.xml',
      '<uses-permission android:name="android.permission.INTERNETS" />',
      /:1 there is no permission android\.permission\.INTERNETS\.$/,
    ],
    ['AndroidManifest.xml', '<manifest foo:name="a" />', /unbound namespace prefix/],
    [
      'activity_map.xml',
      '<com.brand.maps.MapVew />',
      /:1 there is no view com\.brand\.maps\.MapVew\.$/,
    ],
    [
      'Info.plist',
      '<dict>\n<key>A</key>\n<key>B</key>\n</dict>',
      /:1 a dict needs a value after each key\.$/,
    ],
    ['Info.plist', '<dict><key>A</dict>', /unexpected close tag/],
  ])('reports the error in %s', async (file, text, message) => {
    const problems = await checkFragment(file, text, facts);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toMatch(message);
  });
});
