import ts from 'typescript';
import { receiverOf } from '../engine/find-value.ts';
import type { Rewriting } from '../engine/rules.ts';
import { TOPIC } from './topics.ts';

/** Whether a venue is that of the store, whose members are calls in 6.0. */
export function isRemoteVenue(node: ts.Expression, to: Rewriting): boolean {
  const own = skip(node);
  if (ts.isPropertyAccessExpression(own)) return to.nameOf(own.name) === 'MapStore.venue';
  if (!ts.isIdentifier(own)) return false;
  const declaration = to.checker.getSymbolAtLocation(own)?.valueDeclaration;
  if (!declaration) return false;
  if (ts.isBindingElement(declaration)) {
    const pattern = to.checker.getTypeAtLocation(declaration.parent);
    return to.memberOf(pattern, 'venue') === 'MapStore.venue';
  }
  const isVariable = ts.isVariableDeclaration(declaration);
  return (
    isVariable &&
    declaration.initializer !== undefined &&
    isRemoteVenue(declaration.initializer, to)
  );
}

function skip(node: ts.Expression): ts.Expression {
  const isWrapped = ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node);
  return isWrapped ? skip(node.expression) : node;
}

/** A call across the bridge, awaited as far as the place allows it. */
export function awaited(call: string, node: ts.Expression, to: Rewriting): string {
  const owner = ts.findAncestor(node.parent, ts.isFunctionLike);
  if (owner && isListOfPromises(owner, to)) return call;
  if (owner && !isAsync(owner)) {
    to.mark(TOPIC.problems, node, {
      name: 'RemoteMap',
      message: 'Values come across a bridge. Make this function async.',
    });
  }
  if (ts.isAwaitExpression(node.parent)) return call;
  return needsNone(node) ? `await ${call}` : `(await ${call})`;
}

function isAsync(node: ts.SignatureDeclaration): boolean {
  const modifiers = ts.canHaveModifiers(node) ? (node.modifiers ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);
}

function needsNone({ parent }: ts.Expression): boolean {
  return (
    ts.isVariableDeclaration(parent) ||
    ts.isCallExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isArrowFunction(parent)
  );
}

const GETS = new Set(['Venue.getLocation', 'Venue.getMap']);

/** `(id) => venue.getLocation(id)` as the argument of `map`. */
function isListOfPromises(node: ts.Node, to: Rewriting): boolean {
  if (!ts.isArrowFunction(node) || isAsync(node)) return false;
  const { body, parent } = node;
  const isMapped =
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === 'map';
  return (
    isMapped &&
    ts.isCallExpression(body) &&
    ts.isPropertyAccessExpression(body.expression) &&
    GETS.has(to.nameOf(body.expression.name) ?? '') &&
    isRemoteVenue(body.expression.expression, to)
  );
}

/** `ids.map((id) => venue.getLocation(id))` becomes a list of awaited places. */
export function rewriteLists(node: ts.Node, to: Rewriting): string | undefined {
  if (!ts.isCallExpression(node) || node.arguments.length !== 1) return undefined;
  const [mapped] = node.arguments;
  if (!mapped || !isListOfPromises(mapped, to)) return undefined;
  return awaited(`Promise.all(${to.children(node)})`, node, to);
}

const LISTS: Readonly<Record<string, string>> = {
  'Venue.locations': 'location',
  'Venue.maps': 'floor',
  'Venue.mapGroups': 'floor-stack',
  'Venue.polygons': 'space',
  'Venue.categories': 'category',
  'Venue.links': 'connection',
};

/** Lists of the store's venue are calls. */
export function rewriteVenue(node: ts.Node, to: Rewriting): string | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const name = to.nameOf(node.name);
  if (name === 'MapStore.currentMap') {
    to.change(TOPIC.content, name, node);
    const point = node.questionDotToken ? '?.' : '.';
    return awaited(`${to.text(node.expression)}${point}floors.current()`, node, to);
  }
  const type = name === undefined ? undefined : LISTS[name];
  if (type === undefined || !isRemoteVenue(node.expression, to)) return undefined;
  to.change(TOPIC.data, name!, node);
  const venue = to.text(node.expression);
  const isOptional = node.questionDotToken !== undefined || venue.includes('?.');
  const list = awaited(`${venue}${node.questionDotToken ? '?.' : '.'}all('${type}')`, node, to);
  return isOptional ? `(${list} ?? [])` : list;
}

/** The store of a manager and its point: `store.current?.` of `store.current?.blueDot`. */
export function storeOf(call: ts.CallExpression, to: Rewriting): string | undefined {
  const manager = receiverOf(call);
  if (!ts.isPropertyAccessExpression(manager)) return undefined;
  return `${to.text(manager.expression)}${manager.questionDotToken ? '?.' : '.'}`;
}
