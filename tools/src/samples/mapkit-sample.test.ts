import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Node } from 'web-tree-sitter';
import { ROOT } from '../repo.ts';
import { parseSource } from '../syntax/parse-source.ts';

type Definition = {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
};

const SAMPLE = readFileSync(join(ROOT, 'examples/mvf/3/mapkit/VenueBundle.swift'), 'utf8');
const { $defs: definitions } = JSON.parse(
  readFileSync(join(ROOT, 'packages/mvf/json-schema/v3.json'), 'utf8'),
) as { readonly $defs: Readonly<Record<string, Definition>> };

type Field = { readonly struct: string; readonly name: string; readonly isOptional: boolean };

/** The fields of all structs that are decoded from JSON; each is named as in the schema. */
async function readFields(): Promise<Field[]> {
  const root = await parseSource(SAMPLE, 'swift');
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

describe('the sample for MapKit', () => {
  test('reads fields that the format has', async () => {
    const fields = await readFields();
    const unknown = fields.filter(({ struct, name }) => !definitions[struct]?.properties?.[name]);
    expect(fields.length).toBeGreaterThan(10);
    expect(unknown).toEqual([]);
  });

  test('counts on no field that a bundle may leave out', async () => {
    const fields = await readFields();
    const careless = fields.filter(
      ({ struct, name, isOptional }) =>
        !isOptional && !definitions[struct]?.required?.includes(name),
    );
    expect(careless).toEqual([]);
  });

  test('opens files that the format has', () => {
    const specification = readFileSync(join(ROOT, 'packages/mvf/src/v3/files.ts'), 'utf8');
    const paths = [...SAMPLE.matchAll(/path: "([^"]+json)"/g)].map(([, path = '']) =>
      path.replace(/\\\([^)]*\)/, '*'),
    );
    expect(paths).toHaveLength(4);
    expect(paths.filter((path) => !specification.includes(`path: '${path}'`))).toEqual([]);
  });
});
