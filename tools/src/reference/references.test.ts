import { readFileSync } from 'node:fs';
import { checkReference, type Reference, type SymbolKind } from '@brand/reference';
import { beforeAll, describe, expect, test } from 'vitest';
import { brand } from '../../../brand.ts';
import { makeReferencesIfStale, UNEXPORTED_FILE } from '../build-reference.ts';
import { referenceText } from './reference-files.ts';
import { REFERENCES } from './reference-list.ts';
import { localSource } from './reference-source.ts';

/** Kinds that are shown at work where they are described; types of options are where they are used. */
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

  test('mentions no type of ours that nobody can import', () => {
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

  test('has an example of every function, class, interface and constant', () => {
    const bare = references
      .get(name)!
      .symbols.filter(({ kind, examples }) => EXAMPLED.has(kind) && examples === undefined);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('has the names that are published', () => {
    const text = referenceText(references.get(name)!);
    expect(text).not.toContain('@brand/');
    expect(references.get(name)!.modules[0]!.importName).toMatch(new RegExp(`^@${brand.slug}/`));
  });
});

describe('the reference of Web SDK 6.0', () => {
  test('has the members that guides speak of, with kind, unit and default', () => {
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
