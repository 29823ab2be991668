import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCodeChecker, type CodeChecker } from '@brand/assistant/code-check';
import { CODE_TYPES_FILE, type CodeTypes } from '@brand/wire/assistant';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeFileInFolder } from '../shared/create-dist.ts';
import { loadBrand } from '../../../load-brand.ts';
import { ROOT } from '../shared/repo.ts';
import { publishedName, withPublishedNames } from '../sdk/published-manifest.ts';
import {
  libraryTypes,
  reactNativeSdkTypes,
  reactNativeTypes,
  reactTypes,
  sdkTypes,
  type TypeFiles,
} from './type-files.ts';

const brand = loadBrand();
let folder: string;
let checker: CodeChecker;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'code-types-'));
  const shared = [
    publish('libraries', libraryTypes()),
    publish('react', reactTypes(brand)),
    publish('react-native', reactNativeTypes()),
  ];
  const web6 = publish('web-6', sdkTypes('6.0', brand));
  const known: CodeTypes[] = [
    describeTypes('web-sdk', '6.0', [...shared, web6]),
    describeTypes('web-sdk', '4.0', [...shared, publish('web-4', sdkTypes('4.0', brand))]),
    describeTypes('react-native-sdk', '6.0', [
      ...shared,
      web6,
      publish('native-6', reactNativeSdkTypes('6.0', brand)),
    ]),
    describeTypes('react-native-sdk', '3.0', [
      ...shared,
      publish('native-3', reactNativeSdkTypes('3.0', brand)),
    ]),
  ];
  writeFileInFolder(join(folder, CODE_TYPES_FILE), JSON.stringify(known));
  checker = createCodeChecker({ siteFolder: folder, timeLimitMs: 60_000 });
});

afterAll(async () => {
  await checker.close();
  rmSync(folder, { recursive: true });
});

function publish(name: string, files: TypeFiles): string {
  writeFileInFolder(join(folder, `${name}.json`), JSON.stringify(files));
  return `${name}.json`;
}

function describeTypes(sdk: string, version: string, files: readonly string[]): CodeTypes {
  const packageName = publishedName(`@brand/${sdk}`, brand);
  const label = `${sdk} ${version}`;
  return { sdk, version, label, packageName, files, names: { map: 'MapView' } };
}

function readSample(path: string): string {
  return withPublishedNames(readFileSync(join(ROOT, 'examples', path), 'utf8'), brand);
}

describe('the types that code of an answer is compiled with', () => {
  test.each([
    ['web-sdk', '6.0', 'markers/main.ts'],
    ['web-sdk', '6.0', 'react-first-map/react.tsx'],
    ['web-sdk', '4.0', 'first-map/main.ts'],
    ['react-native-sdk', '6.0', 'markers/App.tsx'],
    ['react-native-sdk', '3.0', 'first-map/App.tsx'],
  ])('compile the samples of %s %s: %s', async (sdk, version, file) => {
    const code = readSample(`${sdk}/${version}/${file}`);
    const language = file.endsWith('x') ? 'tsx' : 'ts';
    const verdict = await checker.check({ code, language, sdk, version });
    expect(verdict).toMatchObject({ compiles: true });
    expect(verdict?.program !== undefined).toBe(sdk === 'web-sdk' && version === '6.0');
  });

  test.each([
    ['web-sdk', '6.0', 'map.markers.adds(map.venue.spaces[0]!);', /^Property 'adds'/],
    ['web-sdk', '4.0', 'map.markers.add(map);', /^Property 'markers'/],
    [
      'react-native-sdk',
      '6.0',
      "import { View } from 'react-native';\nexport const a = <View onPresss={1} />;",
      /onPresss/,
    ],
    ['react-native-sdk', '3.0', 'export const a = <MapView />;', /^Cannot find name 'MapView'/],
  ])('reject code outside of %s %s: %s', async (sdk, version, code, message) => {
    const verdict = await checker.check({ code, language: 'tsx', sdk, version });
    expect(verdict).toMatchObject({ compiles: false });
    expect(verdict?.message).toMatch(message);
  });

  test('include React Native beside an SDK that shares names with it', async () => {
    const code = 'export const a = <View><Text>{useState(1)[0]}</Text></View>;';
    const request = { code, language: 'tsx', sdk: 'react-native-sdk', version: '6.0' };
    expect(await checker.check(request)).toMatchObject({ compiles: true });
  });
});
