import type { SymbolUse } from '@brand/reference';
import ts from 'typescript';
import { eventOf } from './event-name.ts';
import type { SampleProgram } from './sample-program.ts';
import { symbolId } from './symbol-id.ts';

/** Symbols that a name can refer to, and the type that they were found on. */
type Found = { readonly symbols: readonly ts.Symbol[]; readonly shownBy?: ts.Type };

const NOTHING: Found = { symbols: [] };

/** Every name in a file that belongs to the SDK, in text order. */
export function findSymbols(file: ts.SourceFile, samples: SampleProgram): SymbolUse[] {
  const uses: SymbolUse[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isStringLiteral(node)) {
      const { symbols, shownBy } = lookUp(node, samples.checker);
      const id = symbolId(symbols, samples, shownBy);
      if (id !== undefined) uses.push([node.getStart(file), node.getEnd(), id]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses.toSorted(([a], [b]) => a - b);
}

function lookUp(node: ts.Identifier | ts.StringLiteral, checker: ts.TypeChecker): Found {
  const { parent } = node;
  if (ts.isBindingElement(parent) && node !== parent.initializer) {
    return inBindingPattern(node, parent, checker);
  }
  if (ts.isJsxAttribute(parent) && parent.name === node) {
    return propertyOf(expectedType(parent.parent, checker), node.text);
  }
  if (ts.isObjectLiteralElement(parent) && parent.name === node) {
    return inObjectLiteral(node, parent, checker);
  }
  if (ts.isStringLiteral(node)) return inString(node, checker);
  const found = only(checker.getSymbolAtLocation(node));
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
  return isMember ? { ...found, shownBy: checker.getTypeAtLocation(parent.expression) } : found;
}

/** `const { camera } = map`, `({ element: room }) => …`: the property, not the local name. */
function inBindingPattern(
  node: ts.Identifier | ts.StringLiteral,
  { parent: pattern, propertyName, name, dotDotDotToken }: ts.BindingElement,
  checker: ts.TypeChecker,
): Found {
  const isTaken = node === (propertyName ?? name) && !dotDotDotToken;
  if (!isTaken || !ts.isObjectBindingPattern(pattern)) return NOTHING;
  return propertyOf(checker.getTypeAtLocation(pattern), node.text);
}

/** `{ venueId: 'a' }`: an option, by the contextual type. */
function inObjectLiteral(
  node: ts.Identifier | ts.StringLiteral,
  element: ts.ObjectLiteralElement,
  checker: ts.TypeChecker,
): Found {
  const literal = element.parent;
  if (!ts.isObjectLiteralExpression(literal)) return NOTHING;
  if (isAssignedTo(literal) && ts.isIdentifier(node)) {
    return only(checker.getPropertySymbolOfDestructuringAssignment(node));
  }
  const option = propertyOf(expectedType(literal, checker), node.text);
  if (option.symbols.length > 0 || !ts.isShorthandPropertyAssignment(element)) return option;
  return only(checker.getShorthandAssignmentValueSymbol(element));
}

/** `({ zoom } = map.camera)` */
function isAssignedTo(literal: ts.ObjectLiteralExpression): boolean {
  const { parent } = literal;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === literal &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

/** `map['camera']`, `MapEvents['click']`, `map.on('click', …)` */
function inString(node: ts.StringLiteral, checker: ts.TypeChecker): Found {
  const { parent } = node;
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) {
    return propertyOf(checker.getTypeAtLocation(parent.expression), node.text);
  }
  if (ts.isLiteralTypeNode(parent) && ts.isIndexedAccessTypeNode(parent.parent)) {
    return propertyOf(checker.getTypeFromTypeNode(parent.parent.objectType), node.text);
  }
  return ts.isCallExpression(parent) ? only(eventOf(node, parent, checker)) : NOTHING;
}

/** `ContextFlags.IgnoreNodeInferences`, which editors use to complete options. */
const IGNORE_NODE_INFERENCES = 4;

/**
 * The contextual type of an object literal. In `map.use(feature, { radius: 1 })` the literal takes
 * part in the inference of a type parameter; unless that is ignored, its own type would be the
 * contextual one, and its fields would not be those of the SDK.
 */
function expectedType(node: ts.Expression, checker: ts.TypeChecker): ts.Type | undefined {
  const getType: (expression: ts.Expression, flags: number) => ts.Type | undefined =
    checker.getContextualType;
  return getType(node, IGNORE_NODE_INFERENCES);
}

/** A property of a type; of a union, the properties of all its types that have it. */
function propertyOf(type: ts.Type | undefined, name: string): Found {
  if (!type) return NOTHING;
  const parts = type.isUnion() ? type.types : [type];
  const symbols = parts.map((part) => part.getProperty(name));
  return { symbols: symbols.filter((symbol) => symbol !== undefined), shownBy: type };
}

function only(symbol: ts.Symbol | undefined): Found {
  return symbol ? { symbols: [symbol] } : NOTHING;
}
