import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SchemaFolder, SchemaNode } from './schema-node.ts';

const SOURCE = join(import.meta.dirname, '../src');

/** Imports every `schema.ts` below `src` and collects the named schemas that it exports. */
export async function collectSchemas(): Promise<readonly SchemaFolder[]> {
  const files = globSync('**/schema.ts', { cwd: SOURCE }).toSorted();
  const folders = await Promise.all(
    files.map(async (file) => {
      const module = (await import(join(SOURCE, file))) as Record<string, unknown>;
      return { folder: dirname(file).replaceAll('\\', '/'), schemas: namedSchemas(module, file) };
    }),
  );
  forbidSharedNames(folders);
  return folders;
}

function namedSchemas(module: Record<string, unknown>, file: string): Map<string, SchemaNode> {
  const schemas = new Map<string, SchemaNode>();
  // Sorted, since module loaders differ in the order of exports.
  for (const name of Object.keys(module).toSorted()) {
    const value = module[name];
    if (typeof value !== 'object' || value === null || !('$id' in value)) continue;
    const schema = value as SchemaNode;
    if (schema.$id !== name) {
      throw new Error(
        `${file}: the export ${name} is a schema named ${schema.$id}. Give both one name.`,
      );
    }
    schemas.set(name, schema);
  }
  return schemas;
}

function forbidSharedNames(folders: readonly SchemaFolder[]): void {
  const owner = new Map<string, string>();
  for (const { folder, schemas } of folders) {
    for (const name of schemas.keys()) {
      const version = `${folder.split('/')[0]}/${name}`;
      const other = owner.get(version);
      if (other !== undefined) throw new Error(`${name} is a schema in ${other} and in ${folder}.`);
      owner.set(version, folder);
    }
  }
}
