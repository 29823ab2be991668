import { IOS_RELEASES } from '@brand/native-api/ios/releases';
import { checkReference, type Reference } from '@brand/reference';
import { beforeAll, describe, expect, test } from 'vitest';
import { brand } from '../../../brand.ts';
import { makeIosReference } from './make-ios-reference.ts';

const VERSIONS = Object.keys(IOS_RELEASES) as (keyof typeof IOS_RELEASES)[];

describe.each(VERSIONS)('the reference of iOS SDK %s', (version) => {
  let reference: Reference;
  let unexported: readonly string[];
  beforeAll(async () => {
    ({ reference, unexported } = await makeIosReference(version, brand));
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
    const bare = reference.symbols
      .filter(({ kind, parent }) => kind !== 'case' && !(parent ?? '').endsWith('Delegate'))
      .flatMap(({ id, signatures = [] }) =>
        signatures.flatMap(({ parameters }) =>
          // A call with a single parameter is described by its name.
          parameters.length < 2
            ? []
            : parameters.filter(({ summary }) => !summary).map(({ name }) => `${id} ${name}`),
        ),
      );
    expect(bare).toEqual([]);
  });

  test('has the import name of the brand', () => {
    expect(reference.modules[0]!.importName).toMatch(/^[A-Z]\w+Maps$/);
    expect(JSON.stringify(reference)).not.toContain('BrandMaps');
  });
});

describe('the reference of iOS SDK 5.0', () => {
  test('has labels, effects, defaults, units and versions', async () => {
    const { reference } = await makeIosReference('5.0', brand);
    const byId = new Map(reference.symbols.map((symbol) => [symbol.id, symbol]));
    const [animate] = byId.get('Camera.animate')!.signatures!;
    expect(animate).toMatchObject({
      effects: ['async', 'throws'],
      parameters: [
        { name: 'change', label: 'to', type: [['CameraChange', 'CameraChange']] },
        { name: 'animation', defaultValue: 'nil', isOptional: true },
      ],
    });
    expect(byId.get('PathStyle.width')).toMatchObject({ defaultValue: '0.9', unit: 'metres' });
    expect(byId.get('MapView.models')?.since).toBe('5.2');
    expect(byId.get('MapViewDelegate.mapViewDidTapSpace')?.deprecated).toContain('mapViewDidTap');
    expect(byId.get('MapError')?.kind).toBe('error');
    expect(byId.get('Space.floorId')?.inheritedFrom).toBe('GeometryElement.floorId');
    expect(byId.get('MapViewDelegate.mapViewDidTap')?.isOptional).toBe(true);
  });
});
