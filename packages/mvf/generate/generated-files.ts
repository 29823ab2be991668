import { collectSchemas } from './collect-schemas.ts';
import { emitChecks } from './emit-checks.ts';
import { emitJsonSchema } from './emit-json-schema.ts';
import { emitTypeIndex, emitTypes } from './emit-types.ts';

const VERSIONS = ['v1', 'v2', 'v3'];

/** Everything that comes from the schemas: content by path below the package. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const folders = await collectSchemas();
  const files = new Map<string, string>();
  for (const folder of folders) {
    files.set(`src/${folder.folder}/types.gen.ts`, emitTypes(folder, folders));
  }
  for (const version of VERSIONS) {
    if (!folders.some(({ folder }) => folder.startsWith(version))) continue;
    files.set(`src/${version}/index.gen.ts`, emitTypeIndex(version, folders));
    files.set(`src/${version}/checks.gen.ts`, emitChecks(version, folders));
    files.set(`json-schema/${version}.json`, emitJsonSchema(version, folders));
  }
  return files;
}
