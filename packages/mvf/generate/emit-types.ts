import { posix } from 'node:path';
import type { SchemaFolder, SchemaNode } from './schema-node.ts';

/** Writes the TypeScript types of one folder, descriptions as doc comments. */
export function emitTypes(folder: SchemaFolder, all: readonly SchemaFolder[]): string {
  const used = new Set<string>();
  const bodies = [...folder.schemas].map(
    ([name, schema]) => `${comment(schema, '')}export type ${name} = ${typeBody(schema, used)};`,
  );
  return `${imports(folder, all, used)}${bodies.join('\n\n')}\n`;
}

/** Writes the door through which other packages import the types of one version. */
export function emitTypeIndex(version: string, folders: readonly SchemaFolder[]): string {
  return folders
    .filter(({ folder }) => ['geojson', version].includes(folder.split('/')[0] ?? ''))
    .map(({ folder, schemas }) => {
      const path = posix.relative(version, `${folder}/types.gen.ts`);
      const from = path.startsWith('.') ? path : `./${path}`;
      return `export type { ${[...schemas.keys()].toSorted().join(', ')} } from '${from}';\n`;
    })
    .join('');
}

function imports(folder: SchemaFolder, all: readonly SchemaFolder[], used: Set<string>): string {
  const version = folder.folder.split('/')[0];
  const lines = all
    .filter((other) => other.folder !== folder.folder)
    .filter((other) => ['geojson', version].includes(other.folder.split('/')[0]))
    .map((other) => {
      const names = [...other.schemas.keys()].filter((name) => used.has(name)).toSorted();
      const path = posix.relative(folder.folder, `${other.folder}/types.gen.ts`);
      const from = path.startsWith('.') ? path : `./${path}`;
      return names.length > 0 ? `import type { ${names.join(', ')} } from '${from}';\n` : '';
    })
    .join('');
  return lines === '' ? '' : `${lines}\n`;
}

/** The type behind a name: a reference to another name counts as used. */
function typeBody(schema: SchemaNode, used: Set<string>): string {
  if (schema.ref !== undefined) return schema.ref;
  if (schema.anyOf) return schema.anyOf.map((option) => typeName(option, used)).join(' | ');
  if (schema.const !== undefined) return `'${schema.const}'`;
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ');
  if (schema.known) return [...schema.known.map((v) => `'${v}'`), '(string & {})'].join(' | ');
  if (schema.type === 'array') return `${wrap(typeName(schema.items ?? {}, used))}[]`;
  if (schema.type === 'object') return objectBody(schema, used);
  if (schema.type === 'integer') return 'number';
  return schema.type ?? 'unknown';
}

function typeName(schema: SchemaNode, used: Set<string>): string {
  if (schema.$id === undefined) return typeBody(schema, used);
  used.add(schema.$id);
  return schema.$id;
}

function wrap(type: string): string {
  return type.includes('|') ? `(${type})` : type;
}

function objectBody(schema: SchemaNode, used: Set<string>): string {
  if (schema.additionalProperties) {
    const key = schema.propertyNames ? typeName(schema.propertyNames, used) : 'string';
    return `Record<${key}, ${typeName(schema.additionalProperties, used)}>`;
  }
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return 'Record<string, never>';
  const lines = fields.map(([name, value]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return `${comment(value, '  ')}  ${name}${mark}: ${typeName(value, used)};`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

function comment(schema: SchemaNode, indent: string): string {
  return schema.description === undefined ? '' : `${indent}/** ${schema.description} */\n`;
}
