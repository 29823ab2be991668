import ts from 'typescript';
import { type ApiProgram, listPublicSymbols, placeOf } from './api-program.ts';

/** Axes and edges need no documentation. */
const SELF_EXPLAINING = new Set(['x', 'y', 'z', 'top', 'right', 'bottom', 'left']);

const HIDING: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.OverrideKeyword,
]);

// Types of options have no example, because they are shown where they are used.
const EXAMPLED =
  ts.SymbolFlags.Function |
  ts.SymbolFlags.Class |
  ts.SymbolFlags.Interface |
  ts.SymbolFlags.Variable;

/** Public names and members without documentation, each with its location. */
export function findUndocumented(api: ApiProgram): string[] {
  return listPublicSymbols(api)
    .flatMap(({ name, symbol }) => [
      { path: name, symbol },
      ...membersOf(symbol).map((member) => ({
        path: `${name}.${member.symbol.name}`,
        symbol: member.symbol,
      })),
    ])
    .filter(({ symbol }) => symbol.getDocumentationComment(api.checker).length === 0)
    .map(({ path, symbol }) => `${placeOf(symbol.declarations![0]!)} ${path}`);
}

/**
 * Functions, classes, interfaces, features and other values without an example, each with its
 * location.
 */
export function findWithoutExample(api: ApiProgram): string[] {
  return listPublicSymbols(api)
    .filter(({ symbol }) => symbol.flags & EXAMPLED)
    .filter(({ symbol }) => !symbol.getJsDocTags().some(({ name }) => name === 'example'))
    .map(({ name, symbol }) => `${placeOf(symbol.declarations![0]!)} ${name}`);
}

type Member = { readonly symbol: ts.Symbol };

/** Public members that classes, interfaces and object types declare themselves. */
function membersOf(symbol: ts.Symbol): Member[] {
  const seen = new Set<string>();
  return (symbol.declarations ?? [])
    .flatMap(memberNodes)
    .filter((node) => isPublic(node))
    .map((node) => (node as { symbol?: ts.Symbol }).symbol)
    .filter((member) => member !== undefined)
    .filter((member) => {
      if (seen.has(member.name) || SELF_EXPLAINING.has(member.name)) return false;
      seen.add(member.name);
      return true;
    })
    .map((member) => ({ symbol: member }));
}

function memberNodes(declaration: ts.Declaration): readonly ts.Node[] {
  if (ts.isClassDeclaration(declaration)) {
    return declaration.members.filter((member) => !ts.isConstructorDeclaration(member));
  }
  if (ts.isInterfaceDeclaration(declaration)) return declaration.members;
  // Tables from names to types are self-explanatory.
  if (ts.isTypeAliasDeclaration(declaration) && !/(?:ByType|Files)$/.test(declaration.name.text)) {
    return literalMembers(declaration.type).filter((member) => !isDiscriminant(member));
  }
  return [];
}

/** Members of the object types that a type is composed of. */
function literalMembers(type: ts.TypeNode): readonly ts.Node[] {
  if (ts.isTypeLiteralNode(type)) return type.members;
  return ts.isIntersectionTypeNode(type) ? type.types.flatMap(literalMembers) : [];
}

/** A discriminant: a field with one possible value. */
function isDiscriminant(member: ts.Node): boolean {
  return ts.isPropertySignature(member) && !!member.type && ts.isLiteralTypeNode(member.type);
}

function isPublic(node: ts.Node): boolean {
  const { name } = node as { name?: ts.Node };
  if (name === undefined || ts.isPrivateIdentifier(name)) return false;
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  // Overrides are documented at their origin.
  const isHidden = modifiers.some(({ kind }) => HIDING.has(kind));
  return !isHidden && !ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');
}
