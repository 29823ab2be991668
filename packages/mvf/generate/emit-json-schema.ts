import type { SchemaFolder, SchemaNode } from './schema-node.ts';

/** Writes one version of the format as a JSON Schema document, one definition per named type. */
export function emitJsonSchema(version: string, folders: readonly SchemaFolder[]): string {
  const definitions = folders
    .filter(({ folder }) => ['geojson', version].includes(folder.split('/')[0] ?? ''))
    .flatMap(({ schemas }) => [...schemas])
    .map(([name, schema]) => [name, definition(schema, name)]);
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:mvf:${version}`,
    title: `MVF ${version.slice(1)}`,
    $defs: Object.fromEntries(definitions) as unknown,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function definition(schema: SchemaNode, self?: string): unknown {
  if (schema.ref !== undefined) return { $ref: `#/$defs/${schema.ref}` };
  if (schema.$id !== undefined && schema.$id !== self) {
    return { $ref: `#/$defs/${schema.$id}`, description: schema.description };
  }
  if (schema.known) {
    return {
      description: schema.description,
      anyOf: [{ enum: schema.known }, { type: 'string' }],
    };
  }
  const entries = Object.entries(schema).flatMap(([key, value]) => {
    if (key === '$id') return [];
    if (key === 'properties') {
      const fields = Object.entries(value as Record<string, SchemaNode>);
      return [[key, Object.fromEntries(fields.map(([name, child]) => [name, definition(child)]))]];
    }
    if (key === 'anyOf') return [[key, (value as SchemaNode[]).map((one) => definition(one))]];
    const isSchema = ['items', 'additionalProperties', 'propertyNames'].includes(key);
    return [[key, isSchema ? definition(value as SchemaNode) : value]];
  });
  return Object.fromEntries(entries);
}
