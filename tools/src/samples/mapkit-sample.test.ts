import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Node } from 'web-tree-sitter';
import { checkSwiftSample } from '@brand/native-api/swift/check-sample/check-sample';
import { readIosPlatform } from '@brand/native-api/swift/ios-api';
import { ROOT } from '../shared/repo.ts';
import { parseSource } from '@brand/native-api/syntax/parse-source';

type Definition = {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
};

type App = {
  readonly name: string;
  readonly version: 2 | 3;
  /** All files of the app, below `examples/mvf`. */
  readonly files: readonly string[];
  /** Number of paths in the bundle that it names. */
  readonly opens: number;
  /** Structs that decode several definitions: all of them must have the fields. */
  readonly standsFor?: Readonly<Record<string, readonly string[]>>;
};

const APPS: readonly App[] = [
  {
    name: 'MVF 2',
    version: 2,
    files: ['2/mapkit/VenueFolder.swift', '2/mapkit/FloorPlanController.swift'],
    opens: 7,
    standsFor: {
      ShapeProperties: [
        'SpaceProperties',
        'ObstructionProperties',
        'EntranceProperties',
        'AreaProperties',
      ],
    },
  },
  {
    name: 'MVF 3',
    version: 3,
    files: ['3/mapkit/VenueBundle.swift', '3/mapkit/VenueMap.swift'],
    opens: 4,
  },
  {
    name: 'MVF 3 in SwiftUI',
    version: 3,
    files: [
      '3/mapkit/VenueBundle.swift',
      '3/mapkit/VenueMap.swift',
      '3/mapkit-swiftui/BundleStore.swift',
      '3/mapkit-swiftui/FloorMap.swift',
    ],
    opens: 4,
  },
];

type Field = { readonly struct: string; readonly name: string; readonly isOptional: boolean };

/** The fields of all decodable structs; each struct is named as in the schema. */
async function readFields(text: string): Promise<Field[]> {
  const root = await parseSource(text, 'swift');
  return root
    .descendantsOfType('class_declaration')
    .filter((node) => textsOf(node, 'inheritance_specifier').includes('Decodable'))
    .flatMap((node) => {
      const struct = node.childForFieldName('name')?.text ?? '';
      return node.descendantsOfType('property_declaration').map((property) => ({
        struct,
        name: property.childForFieldName('name')?.text ?? '',
        isOptional: property.descendantsOfType('optional_type').length > 0,
      }));
    });
}

function textsOf(node: Node, type: string): string[] {
  return node.descendantsOfType(type).map(({ text }) => text);
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

describe.each(APPS)('the sample for MapKit and $name', ({ version, files, opens, standsFor }) => {
  const text = files.map((file) => read(`examples/mvf/${file}`)).join('\n');
  const { $defs: definitions } = JSON.parse(read(`packages/mvf/json-schema/v${version}.json`)) as {
    readonly $defs: Readonly<Record<string, Definition>>;
  };
  const definitionsOf = (struct: string): readonly (Definition | undefined)[] =>
    (standsFor?.[struct] ?? [struct]).map((name) => definitions[name]);

  test('resolves every name, label and type in itself or in the platform', async () => {
    const { problems, resolved } = await checkSwiftSample(text, {
      fileName: files.join(' + '),
      sdk: { platform: 'ios', version: 'none', modules: [] },
      platform: await readIosPlatform(),
    });
    expect(problems).toEqual([]);
    expect(resolved).toBeGreaterThan(300);
  });

  test('reads only fields of the format', async () => {
    const fields = await readFields(text);
    const unknown = fields.filter(({ struct, name }) =>
      definitionsOf(struct).some((definition) => !definition?.properties?.[name]),
    );
    expect(fields.length).toBeGreaterThan(10);
    expect(unknown).toEqual([]);
  });

  test('relies on no optional field', async () => {
    const careless = (await readFields(text)).filter(
      ({ struct, name, isOptional }) =>
        !isOptional &&
        definitionsOf(struct).some((definition) => !definition?.required?.includes(name)),
    );
    expect(careless).toEqual([]);
  });

  test('opens only files of the format', () => {
    const specification = read(`packages/mvf/src/v${version}/files.ts`);
    const folders = [...text.matchAll(/for name in \[([^\]]+)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/"(\w+)"/g)].map(([, name = '']) => name),
    );
    const paths = [...text.matchAll(/path: "([^"]+json)"/g)].flatMap(([, path = '']) =>
      path.includes('\\(name)')
        ? folders.map((folder) => `${folder}/*.geojson`)
        : [path.replace(/\\\([^)]*\)/, '*')],
    );
    expect(paths).toHaveLength(opens);
    expect(paths.filter((path) => !specification.includes(`'${path}'`))).toEqual([]);
  });
});
