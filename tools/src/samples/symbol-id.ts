import ts from 'typescript';
import { followAlias } from '../sdk/api-program.ts';
import type { SampleProgram } from './sample-program.ts';

/**
 * The id of a name in the reference: that of an export, or of a member, such as `Camera.focusOn`. A
 * member belongs to the exported type that contains its declaration. A name without an entry of its
 * own, such as a field of a literal in the type of a member, has that of the enclosing symbol. If
 * there are several declarations, as for a member of a union, the first in source order counts.
 *
 * `shownBy` is the type that a member was found on; it owns the member if the declaring type is not
 * exported.
 */
export function symbolId(
  symbols: readonly ts.Symbol[],
  samples: SampleProgram,
  shownBy?: ts.Type,
): string | undefined {
  const { checker, publicIds, knownIds } = samples;
  const targets = symbols.map((symbol) => followAlias(symbol, checker));
  const own = targets.map((target) => publicIds.get(target)).find(isDefined);
  if (own !== undefined) return own;
  const members = targets
    .flatMap((target) => target.declarations ?? [])
    .filter(isMember)
    .toSorted(compareDeclarations);
  const id = members.map((member) => memberId(member, samples)).find(isDefined);
  if (id !== undefined || members.length === 0 || !shownBy) return id;
  const { name } = targets[0]!;
  return ownersOf(shownBy, name, publicIds)
    .map((owner) => `${owner}.${name}`)
    .toSorted()
    .find((candidate) => knownIds.has(candidate));
}

function memberId(
  declaration: ts.Node,
  { checker, publicIds, knownIds }: SampleProgram,
): string | undefined {
  const path: string[] = [];
  for (let node = declaration; node && !ts.isSourceFile(node); node = node.parent) {
    const part = nameInPath(node);
    if (part !== undefined) path.unshift(part);
    const symbol = isOwner(node) && node.name && checker.getSymbolAtLocation(node.name);
    if (!symbol) continue;
    const owner = publicIds.get(followAlias(symbol, checker));
    if (owner === undefined) return undefined;
    // From the member outwards to its owner.
    return path
      .map((_, index) => [owner, ...path.slice(0, path.length - index)].join('.'))
      .concat(owner)
      .find((id) => knownIds.has(id));
  }
  return undefined;
}

/** Ids of a type, or of those parts of it that have a member. */
function ownersOf(
  type: ts.Type,
  member: string,
  publicIds: ReadonlyMap<ts.Symbol, string>,
): string[] {
  if (!type.getApparentProperties().some(({ name }) => name === member)) return [];
  const id = [type.aliasSymbol, type.getSymbol()]
    .map((symbol) => symbol && publicIds.get(symbol))
    .find(isDefined);
  if (id !== undefined) return [id];
  if (!type.isUnionOrIntersection()) return [];
  return type.types.flatMap((part) => ownersOf(part, member, publicIds));
}

/** Source order, because the compiler's own depends on the order of checking. */
function compareDeclarations(a: ts.Declaration, b: ts.Declaration): number {
  const [fileA, fileB] = [a.getSourceFile().fileName, b.getSourceFile().fileName];
  if (fileA !== fileB) return fileA < fileB ? -1 : 1;
  return a.pos - b.pos;
}

function isDefined<T>(value: T | undefined): value is T {
  return value !== undefined;
}

type Owner =
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.EnumDeclaration
  | ts.FunctionDeclaration
  | ts.VariableDeclaration;

function isOwner(node: ts.Node): node is Owner {
  return (
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node)
  );
}

type Member = ts.ClassElement | ts.TypeElement | ts.ObjectLiteralElement | ts.EnumMember;

function isMember(node: ts.Node): node is Member {
  return (
    (ts.isClassElement(node) && !ts.isConstructorDeclaration(node)) ||
    ts.isTypeElement(node) ||
    ts.isObjectLiteralElement(node) ||
    ts.isEnumMember(node)
  );
}

/** The segment that a node adds to the path of its children. */
function nameInPath(node: ts.Node): string | undefined {
  if (!isMember(node) && !ts.isParameter(node)) return undefined;
  const { name } = node;
  const isName = name && (ts.isIdentifier(name) || ts.isStringLiteral(name));
  return isName ? name.text : undefined;
}
