import type { CodeImport } from './find-imports.ts';

/** Type parameters that nobody has to give. */
const PARAMETERS = '<A = any, B = any, C = any, D = any>';
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * Declares modules of which there are no types, other packages and files of the reader's own: what
 * code takes from them may be anything.
 */
export function declareUntypedModules(imports: readonly CodeImport[]): string {
  return imports.map(declareModule).join('\n');
}

function declareModule({ specifier, names, isWhole }: CodeImport): string {
  // Relative names cannot be declared, patterns that they match can.
  const name = specifier.startsWith('.') ? specifier.replace(/^[./]*/, '*') : specifier;
  const opening = `declare module ${JSON.stringify(name)}`;
  if (isWhole) return `${opening};`;
  const own = names.filter((each) => each !== 'default' && IDENTIFIER.test(each));
  const lines = own.map(
    (each) => `export const ${each}: any; export type ${each}${PARAMETERS} = any;`,
  );
  return `${opening} { ${lines.join(' ')} const all: any; export default all; }`;
}
