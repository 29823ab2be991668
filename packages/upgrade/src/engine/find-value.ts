import ts from 'typescript';
import type { Rewriting } from './rules.ts';

/** A variable, or a field of the class, with a type of the SDK that a place can use. */
export function findValue(type: string, at: ts.Node, to: Rewriting): string | undefined {
  return findVariable(type, at, to) ?? findField(type, at, to);
}

function findVariable(type: string, at: ts.Node, to: Rewriting): string | undefined {
  const { checker, source } = to;
  const found = checker
    .getSymbolsInScope(at, ts.SymbolFlags.Variable)
    .filter(({ valueDeclaration }) => valueDeclaration?.getSourceFile() === source)
    .filter((symbol) => isUsable(symbol.valueDeclaration!, at))
    .find((symbol) => {
      const own = checker.getTypeOfSymbolAtLocation(symbol, at);
      return to.nameOfType(own) === type && checker.getNonNullableType(own) === own;
    });
  return found && to.bindings.nameOf(found);
}

/** `this.mapView`, in a class with such a field. */
function findField(type: string, at: ts.Node, to: Rewriting): string | undefined {
  const owner = ts.findAncestor(at, ts.isClassLike);
  const field = owner?.members.find(
    (member): member is ts.PropertyDeclaration =>
      ts.isPropertyDeclaration(member) && to.typeName(member) === type,
  );
  if (!field || !ts.isIdentifier(field.name)) return undefined;
  const own = to.checker.getTypeAtLocation(field);
  const isSure = to.checker.getNonNullableType(own) === own;
  const isScript = /\.[cm]?jsx?$/.test(to.source.fileName);
  return `this.${field.name.text}${isSure || isScript ? '' : '!'}`;
}

/** A constant is not used before or in the statement that declares it. */
function isUsable(declaration: ts.Declaration, at: ts.Node): boolean {
  return declaration.end <= at.pos || isInLaterFunction(declaration, at);
}

function isInLaterFunction(declaration: ts.Declaration, at: ts.Node): boolean {
  const scope = ts.findAncestor(declaration, ts.isFunctionLike);
  const own = ts.findAncestor(at, ts.isFunctionDeclaration);
  return own !== undefined && own !== scope && !ts.findAncestor(declaration, (one) => one === own);
}

/** The map view that an expression such as `mapView.camera` belongs to. */
export function viewOf(manager: ts.Expression, to: Rewriting): string | undefined {
  if (to.typeName(manager) === 'MapView') return to.text(manager);
  if (ts.isPropertyAccessExpression(manager) && to.typeName(manager.expression) === 'MapView')
    return to.text(manager.expression);
  return findValue('MapView', manager, to);
}

/** The venue that a place can use, from a variable or from a map view. */
export function venueAt(at: ts.Node, to: Rewriting): string | undefined {
  const venue = findValue('Venue', at, to);
  if (venue !== undefined) return venue;
  const view = findValue('MapView', at, to);
  return view === undefined ? undefined : `${view}.venue`;
}

/** The object before the point of a called member. */
export function receiverOf(call: ts.CallExpression): ts.Expression {
  return (call.expression as ts.PropertyAccessExpression).expression;
}

/** The called member's object and point, as in `mapView.` or `store.current?.`. */
export function receiverText(call: ts.CallExpression, to: Rewriting): string {
  const access = call.expression as ts.PropertyAccessExpression;
  return `${to.text(access.expression)}${access.questionDotToken ? '?.' : '.'}`;
}

/** Whether the result of a call is thrown away. */
export function isStatement(call: ts.Node): boolean {
  const outer = ts.isAwaitExpression(call.parent) ? call.parent : call;
  return ts.isExpressionStatement(outer.parent);
}
