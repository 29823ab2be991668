import { ANDROID_RELEASES } from '@brand/native-api/android/releases';
import { checkReference, type Reference } from '@brand/reference';
import { beforeAll, describe, expect, test } from 'vitest';
import { brand } from '../../../brand.ts';
import { makeAndroidReference } from './make-android-reference.ts';

const VERSIONS = Object.keys(ANDROID_RELEASES) as (keyof typeof ANDROID_RELEASES)[];

describe.each(VERSIONS)('the reference of Android SDK %s', (version) => {
  let reference: Reference;
  let unexported: readonly string[];
  beforeAll(async () => {
    ({ reference, unexported } = await makeAndroidReference(version, brand));
  });

  test('has no dangling link and no id twice', () => {
    expect(checkReference(reference)).toEqual([]);
  });

  test('mentions no type that neither it nor the platform has', () => {
    expect(unexported).toEqual([]);
  });

  test('describes every symbol', () => {
    const bare = reference.symbols.filter(({ summary }) => summary === '');
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('describes every parameter of what is called', () => {
    const bare = reference.symbols.flatMap(({ id, signatures = [] }) =>
      signatures.flatMap(({ parameters }) =>
        parameters.filter(({ summary }) => !summary).map(({ name }) => `${id} ${name}`),
      ),
    );
    expect(bare).toEqual([]);
  });

  test('has an example of every function, class and interface', () => {
    const bare = reference.symbols.filter(
      ({ kind, examples }) =>
        ['class', 'interface', 'function', 'constant', 'error'].includes(kind) && !examples,
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('has the import name of the brand', () => {
    expect(reference.modules[0]!.importName).toMatch(/^com\.[a-z]+\.maps$/);
    expect(JSON.stringify(reference)).not.toContain('com.brand');
  });
});

describe('the reference of Android SDK 5.0', () => {
  test('has effects, defaults, units, versions and inherited members', async () => {
    const { reference } = await makeAndroidReference('5.0', brand);
    const byId = new Map(reference.symbols.map((symbol) => [symbol.id, symbol]));
    expect(byId.get('Camera.focusOn')!.signatures).toHaveLength(2);
    expect(byId.get('Camera.animateTo')!.signatures![0]).toMatchObject({
      effects: ['suspend'],
      parameters: [
        { name: 'change', type: [['CameraChange', 'CameraChange']] },
        { name: 'animation', type: [['MapAnimation', 'MapAnimation'], '?'], isOptional: true },
      ],
    });
    expect(byId.get('PathStyle.width')).toMatchObject({ defaultValue: '0.9', unit: 'metres' });
    expect(byId.get('MapView.models')?.since).toBe('5.2');
    expect(byId.get('TapListener.onSpaceTap')?.deprecated).toContain('onTap');
    expect(byId.get('TapListener.onTap')?.isOptional).toBe(true);
    expect(byId.get('MapException')?.kind).toBe('error');
    expect(byId.get('Space.floorId')?.inheritedFrom).toBe('GeometryElement.floorId');
    expect(byId.get('HtmlContent.escape')?.isStatic).toBe(true);
    expect(byId.get('IndoorMap')?.module).toBe('compose');
    expect(byId.has('MarkerOptions.copy')).toBe(false);
  });
});
