import type { CodeImport } from './find-imports.ts';

/** Optional type parameters, so that any number up to four can be passed. */
const PARAMETERS = '<A = any, B = any, C = any, D = any>';
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * Declares modules without types (other packages, files of the reader) so that every name imported
 * from them is `any`.
 */
export function declareUntypedModules(imports: readonly CodeImport[]): string {
  return imports.map(declareModule).join('\n');
}

function declareModule({ specifier, names, isWhole }: CodeImport): string {
  // Relative module names cannot be declared, but wildcard patterns that match them can.
  const name = specifier.startsWith('.') ? specifier.replace(/^[./]*/, '*') : specifier;
  const opening = `declare module ${JSON.stringify(name)}`;
  if (isWhole) return `${opening};`;
  const own = names.filter((each) => each !== 'default' && IDENTIFIER.test(each));
  const lines = own.map(
    (each) => `export const ${each}: any; export type ${each}${PARAMETERS} = any;`,
  );
  return `${opening} { ${lines.join(' ')} const all: any; export default all; }`;
}
