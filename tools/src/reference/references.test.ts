import { readFileSync } from 'node:fs';
import {
  publishedNames,
  WORKSPACE_MODULE,
  WORKSPACE_PACKAGE,
} from '@brand/native-api/published-names';
import { checkReference, type Reference, type SymbolKind } from '@brand/reference';
import { beforeAll, describe, expect, test } from 'vitest';
import { brand } from '../../../brand.ts';
import { makeReferencesIfStale, UNEXPORTED_FILE } from '../products/build-reference.ts';
import { readApi } from '../sdk/api-program.ts';
import { listExamples } from '../sdk/compile-examples.ts';
import { readReexportExamples } from '../sdk/own-examples.ts';
import { withPublishedNames } from '../sdk/published-manifest.ts';
import { readSdkPackage } from '../sdk/sdk-package.ts';
import { referenceText } from './reference-files.ts';
import { REFERENCES } from './reference-list.ts';
import { localSource } from './reference-source.ts';

/** Kinds with an example of their own; types of options are shown where they are used. */
const EXAMPLED: ReadonlySet<SymbolKind> = new Set([
  'class',
  'constant',
  'error',
  'function',
  'interface',
]);

let references: ReadonlyMap<string, Reference>;
beforeAll(async () => {
  if (!(await makeReferencesIfStale())) throw new Error('The reference cannot be made.');
  const source = localSource();
  references = new Map(
    await Promise.all(
      REFERENCES.map(
        async ({ sdk, version }) => [`${sdk}/${version}`, await source.read(sdk, version)] as const,
      ),
    ),
  );
});

const NAMES = REFERENCES.map(({ sdk, version }) => `${sdk}/${version}`);

describe.each(NAMES)('the reference of %s', (name) => {
  test('has no dangling link and no id twice', () => {
    expect(checkReference(references.get(name))).toEqual([]);
  });

  test('mentions no unexported type of ours', () => {
    const unexported = JSON.parse(readFileSync(UNEXPORTED_FILE, 'utf8')) as Record<
      string,
      string[]
    >;
    expect(unexported[name]).toEqual([]);
  });

  test('describes every public symbol and member', () => {
    const bare = references.get(name)!.symbols.filter(({ summary }) => summary === '');
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('has an example of every function, class, interface and constant, or a reason for none', () => {
    const bare = references
      .get(name)!
      .symbols.filter(({ kind, examples }) => EXAMPLED.has(kind) && examples === undefined);
    const excused = name === 'react-native-sdk/6.0' ? withoutExample() : [];
    expect(bare.map(({ id }) => id).filter((id) => !excused.includes(id))).toEqual([]);
  });

  test('has the published names', () => {
    const text = referenceText(references.get(name)!);
    expect(text).not.toContain('@brand/');
    const { importName } = references.get(name)!.modules[0]!;
    expect(importName).toBe(publishedImport(references.get(name)!));
  });
});

describe('the reference of Web SDK 6.0', () => {
  test('has the members that guides mention, with kind, unit and default', () => {
    const byId = new Map(references.get('web-sdk/6.0')!.symbols.map((one) => [one.id, one]));
    expect(byId.get('MapView.camera')?.type).toEqual([['Camera', 'Camera']]);
    expect(byId.get('Camera.focusOn')?.kind).toBe('method');
    expect(byId.get('ShowVenueOptions.venueId')?.inheritedFrom).toBe('VenueSource.venueId');
    expect(byId.get('MapEvents.click')?.kind).toBe('event');
    expect(byId.get('AnimationOptions.duration')?.unit).toBe('milliseconds');
    expect(byId.get('PathOptions.width')).toMatchObject({ unit: 'metres', isOptional: true });
    expect(byId.get('blueDot')?.module).toBe('blue-dot');
    expect(byId.get('MapViewError')?.kind).toBe('error');
  });
});

describe('the reference of React Native SDK 6.0', () => {
  test('shows only examples that were compiled against the package', () => {
    const compiled = new Set(
      listExamples(readApi(['react-native-sdk'])).map(({ code }) =>
        withPublishedNames(code, brand),
      ),
    );
    const { symbols } = references.get('react-native-sdk/6.0')!;
    const shown = symbols.flatMap(({ id, examples = [] }) =>
      examples.map((code) => ({ id, code })),
    );
    expect(shown.length).toBeGreaterThan(80);
    expect(shown.filter(({ code }) => !compiled.has(code))).toEqual([]);
  });

  test('shows no example of symbols that have a reason for none', () => {
    const byId = new Map(
      references.get('react-native-sdk/6.0')!.symbols.map((one) => [one.id, one]),
    );
    expect(withoutExample().length).toBeGreaterThan(0);
    expect(withoutExample().filter((id) => byId.get(id)!.examples !== undefined)).toEqual([]);
  });
});

/** Import name of the main module of a reference: a framework in Swift, a package elsewhere. */
function publishedImport({ sdk, language }: Reference): string {
  const native = new Map(publishedNames(brand.slug));
  if (language === 'swift') return native.get(WORKSPACE_MODULE)!;
  return language === 'kotlin' ? native.get(WORKSPACE_PACKAGE)! : `@${brand.slug}/${sdk}`;
}

/** Symbols of React Native SDK 6.0 with a reason instead of an example. */
function withoutExample(): string[] {
  return readReexportExamples(readSdkPackage('react-native-sdk').examplesFolder!)
    .filter(({ codes }) => codes.length === 0)
    .map(({ id }) => id);
}
