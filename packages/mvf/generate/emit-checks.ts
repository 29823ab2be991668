import type { SchemaFolder, SchemaNode } from './schema-node.ts';

/** Writes the schemas of one version as data for the checker, without descriptions. */
export function emitChecks(version: string, folders: readonly SchemaFolder[]): string {
  const mine = folders.filter(({ folder }) =>
    ['geojson', version].includes(folder.split('/')[0] ?? ''),
  );
  const schemas = new Map(mine.flatMap(({ schemas: named }) => [...named]));
  const written = new Set<string>();
  const lines: string[] = [];
  const write = (name: string): void => {
    if (written.has(name)) return;
    written.add(name);
    const schema = schemas.get(name);
    if (!schema) throw new Error(`The schema ${name} is used in ${version} but not exported.`);
    const body = literal(schema, write, name);
    lines.push(`export const ${name}: CheckSchema = ${body};`);
  };
  for (const { folder, schemas: named } of mine) {
    if (folder !== 'geojson') for (const name of named.keys()) write(name);
  }
  return `import type { CheckSchema } from '../validate/check-schema.ts';\n\n${lines.join('\n')}\n`;
}

function literal(schema: SchemaNode, write: (name: string) => void, self?: string): string {
  if (schema.ref !== undefined) return `{ ref: () => ${schema.ref} }`;
  if (schema.$id !== undefined && schema.$id !== self) {
    write(schema.$id);
    return schema.$id;
  }
  const parts = Object.entries(schema).flatMap(([key, value]) => {
    if (['$id', 'description', '~kind', '~optional'].includes(key)) return [];
    return [`${key}: ${valueOf(key, value, write)}`];
  });
  return `{ ${parts.join(', ')} }`;
}

function valueOf(key: string, value: unknown, write: (name: string) => void): string {
  if (key === 'properties') {
    const fields = Object.entries(value as Record<string, SchemaNode>);
    return `{ ${fields.map(([name, child]) => `${JSON.stringify(name)}: ${literal(child, write)}`).join(', ')} }`;
  }
  if (['items', 'additionalProperties', 'propertyNames'].includes(key)) {
    return literal(value as SchemaNode, write);
  }
  if (key === 'anyOf')
    return `[${(value as SchemaNode[]).map((one) => literal(one, write)).join(', ')}]`;
  if (key === 'pattern') return `/${String(value).replaceAll('/', '\\/')}/`;
  return JSON.stringify(value);
}
