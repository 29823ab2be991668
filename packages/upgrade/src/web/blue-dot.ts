import ts from 'typescript';
import { findValue, receiverOf, viewOf } from '../engine/find-value.ts';
import { type NewOption, printOptions, readOptions } from '../engine/options.ts';
import type { CallRule, Rewriting } from '../engine/rules.ts';
import { TOPIC } from '../engine/topics.ts';
import { stackedFloorsOf } from './content-calls.ts';

const OPTIONS = {
  color: 'color',
  showHeading: 'heading',
  uncertainAbove: 'uncertainAbove',
  timeout: 'staleAfter',
} as const;

/** The blue dot is a feature: it is added with its options when the file first uses it. */
function useDot(view: string, to: Rewriting): string {
  const call = enableCalls(to)[0];
  const options = call && readOptions(call.arguments[0], to);
  const own: NewOption[] = Object.entries(OPTIONS).map(([old, name]) => [name, options?.get(old)]);
  const all = call && options ? printOptions(own, call) : '{}';
  const feature = to.need('blueDot', { entry: './blue-dot' });
  return `${view}.use(${feature}, ${all === '{}' ? 'undefined' : all})`;
}

function enableCalls(to: Rewriting): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    const isCall = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
    if (
      isCall &&
      to.nameOf((node.expression as ts.PropertyAccessExpression).name) === 'BlueDot.enable'
    )
      found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(to.source);
  return found;
}

/** The dot of an expression such as `mapView.blueDot` or `blueDot`. */
export function dotOf(receiver: ts.Expression, to: Rewriting): string | undefined {
  if (to.typeName(receiver) === 'BlueDot') return to.text(receiver);
  const view = viewOf(receiver, to);
  return view && useDot(view, to);
}

/** `mapView.blueDot` is a constant after the map view, or the feature itself. */
export function rewriteDot(node: ts.Node, to: Rewriting): string | undefined {
  if (ts.isVariableStatement(node)) return rewriteDestructured(node, to);
  if (!ts.isPropertyAccessExpression(node) || to.nameOf(node.name) !== 'MapView.blueDot')
    return undefined;
  to.change(TOPIC.camera, 'MapView.blueDot', node);
  return dotOfView(node.expression, to);
}

function dotOfView(view: ts.Expression, to: Rewriting): string {
  const known = findValue('BlueDot', view, to);
  if (known !== undefined) return known;
  const symbol = ts.isIdentifier(view) ? to.checker.getSymbolAtLocation(view) : undefined;
  const declaration = symbol?.valueDeclaration;
  const statement = declaration?.parent.parent;
  const isConstant =
    declaration &&
    ts.isVariableDeclaration(declaration) &&
    ts.isIdentifier(declaration.name) &&
    declaration.initializer &&
    statement &&
    ts.isVariableStatement(statement);
  if (!isConstant) return useDot(to.text(view), to);
  const name = to.freeName('dot');
  to.writeAfter(statement, `const ${name} = ${useDot(to.text(view), to)};`);
  return name;
}

/** `const { blueDot } = mapView;` */
function rewriteDestructured(node: ts.VariableStatement, to: Rewriting): string | undefined {
  const [declaration] = node.declarationList.declarations;
  if (!declaration?.initializer || !ts.isObjectBindingPattern(declaration.name)) return undefined;
  const { elements } = declaration.name;
  const [element] = elements;
  const isDot =
    element &&
    elements.length === 1 &&
    ts.isIdentifier(element.name) &&
    to.memberOf(to.checker.getTypeAtLocation(declaration.name), 'blueDot') === 'MapView.blueDot' &&
    (element.propertyName ?? element.name).getText() === 'blueDot';
  if (!isDot) return undefined;
  to.change(TOPIC.camera, 'MapView.blueDot', node);
  const name = to.freeName('dot');
  to.bindings.rename(to.checker.getSymbolAtLocation(element.name)!, name);
  return `const ${name} = ${useDot(to.text(declaration.initializer), to)};`;
}

const enable: CallRule['apply'] = (call, to) => {
  const [given] = call.arguments;
  const options = readOptions(given, to);
  const dot = to.text(receiverOf(call));
  if (!options || enableCalls(to).length > 1) {
    to.mark(TOPIC.camera, call, {
      name: 'BlueDot.enable',
      message: 'Pass these options to use(blueDot, options), where the dot is added.',
    });
  }
  if (options?.get('useDevice') === 'false') {
    return ts.isAwaitExpression(call.parent) || ts.isExpressionStatement(call.parent)
      ? `${dot}.show()`
      : `Promise.resolve(${dot}.show())`;
  }
  const heading = options?.get('showHeading');
  return `${dot}.watchDevice(${heading === undefined ? '' : `{ compass: ${heading} }`})`;
};

const setState: CallRule['apply'] = (call, to) => {
  const [state] = call.arguments;
  const view = receiverOf(call);
  const value = state && to.nameOf(ts.isPropertyAccessExpression(state) ? state.name : state);
  if (value === 'VIEW_STATE.FOLLOW') return `${dotOfView(view, to)}.follow('position')`;
  if (value === 'VIEW_STATE.STACKED') return `${stackedFloorsOf(to.text(view), to)}.show()`;
  to.mark(TOPIC.camera, call, {
    name: 'MapView.setState',
    message: 'Stop following with follow of the blue dot, and hide stacked floors with hide.',
  });
  return value === 'VIEW_STATE.EXPLORE' ? `${dotOfView(view, to)}.follow('off')` : undefined;
};

export const DOT_CALLS: Readonly<Record<string, CallRule>> = {
  'BlueDot.enable': { topic: TOPIC.camera, apply: enable },
  'BlueDot.disable': {
    topic: TOPIC.camera,
    apply: (call, to) => `${to.text(receiverOf(call))}.hide()`,
  },
  'BlueDot.update': {
    topic: TOPIC.camera,
    apply: (call, to) => {
      const [position] = call.arguments;
      return position && `${to.text(receiverOf(call))}.report(${to.text(position)})`;
    },
  },
  'MapView.setState': { topic: TOPIC.camera, apply: setState },
};
