import ts from 'typescript';
import { createProgram, exportsOf, followAlias } from '../../sdk/api-program.ts';

/** Values that a file of declarations exports. */
export type DeclaredValues = {
  /** Objects of strings, such as `{ LEFT: 'left' }`. */
  readonly constants: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly functions: readonly string[];
  readonly errorClasses: readonly string[];
};

/** Reads which values an entry of declarations exports, and those of its constants. */
export function readDeclaredValues(entry: string): DeclaredValues {
  const program = createProgram([entry]);
  const checker = program.getTypeChecker();
  const constants: Record<string, Record<string, string>> = {};
  const functions: string[] = [];
  const errorClasses: string[] = [];
  for (const exported of exportsOf(program, checker, entry)) {
    const { valueDeclaration } = followAlias(exported, checker);
    if (!valueDeclaration || isTypeOnly(exported)) continue;
    if (ts.isVariableDeclaration(valueDeclaration)) {
      const type = checker.getTypeAtLocation(valueDeclaration);
      constants[exported.name] = literalsOf(type, checker, exported.name);
    } else if (ts.isFunctionDeclaration(valueDeclaration)) functions.push(exported.name);
    else if (ts.isClassDeclaration(valueDeclaration)) errorClasses.push(exported.name);
  }
  return { constants, functions, errorClasses };
}

function isTypeOnly({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((each) => ts.isTypeOnlyExportDeclaration(each));
}

function literalsOf(type: ts.Type, checker: ts.TypeChecker, name: string): Record<string, string> {
  return Object.fromEntries(
    type.getProperties().map((property) => {
      const value = checker.getTypeOfSymbol(property);
      if (!value.isStringLiteral()) {
        throw new Error(`${name}.${property.name}: expected a string literal as its type.`);
      }
      return [property.name, value.value];
    }),
  );
}
