import ts from 'typescript';
import { receiverOf, viewOf } from '../engine/find-value.ts';
import type { CallRule, Rewriting } from '../engine/rules.ts';
import { TOPIC } from '../engine/topics.ts';
import { dotOf } from './blue-dot.ts';

/** How the payload of an old event is found in that of the new one. */
type Payload =
  | 'same'
  /** The old payload is a field of the new one. */
  | { readonly field: string }
  /** The event fires only if an element was hit, which is its payload. */
  | 'element'
  /** The event fires only if no element was hit. */
  | 'nothing';

type EventRule = {
  readonly name: string;
  readonly payload: Payload;
  /** The object that has the event in 6.0. */
  readonly on: 'view' | 'dot';
  readonly note?: string;
};

const VIEW: Readonly<Record<string, EventRule>> = {
  click: { name: 'click', payload: 'same', on: 'view' },
  'polygon-clicked': { name: 'click', payload: 'element', on: 'view' },
  'nothing-clicked': { name: 'click', payload: 'nothing', on: 'view' },
};

const EVENTS: Readonly<Record<'5.0' | '4.0', Readonly<Record<string, EventRule>>>> = {
  '5.0': { ...VIEW, 'map-changed': { name: 'floor-change', payload: 'same', on: 'view' } },
  '4.0': {
    ...VIEW,
    'map-changed': { name: 'floor-change', payload: { field: 'floor' }, on: 'view' },
  },
};

const CAMERA: Readonly<Record<string, EventRule>> = {
  changed: { name: 'camera-change', payload: 'same', on: 'view' },
  'zoom-changed': {
    name: 'camera-change',
    payload: { field: 'zoom' },
    on: 'view',
    note: 'The event fires for every change of the camera, and its zoom is a level.',
  },
  'rotation-changed': { name: 'camera-change', payload: { field: 'bearingDegrees' }, on: 'view' },
  'tilt-changed': { name: 'camera-change', payload: { field: 'pitchDegrees' }, on: 'view' },
  'user-interaction-start': { name: 'interaction-start', payload: 'same', on: 'view' },
  'user-interaction-end': { name: 'interaction-end', payload: 'same', on: 'view' },
};

const DOT: Readonly<Record<string, EventRule>> = {
  'position-update': { name: 'position-change', payload: { field: 'position' }, on: 'dot' },
  'state-change': { name: 'state-change', payload: 'same', on: 'dot' },
};

type Listener = ts.ArrowFunction | ts.FunctionExpression;

function isInline(node: ts.Expression): node is Listener {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

/** The listener for the new payload. */
function writeListener(listener: ts.Expression, payload: Payload, to: Rewriting): string {
  if (payload === 'same') return to.text(listener);
  if (!isInline(listener)) return wrapListener(to.text(listener), payload);
  const [parameter] = listener.parameters;
  if (typeof payload === 'object') {
    if (!parameter) return to.text(listener);
    const bound = to.text(parameter.name);
    const pattern = bound === payload.field ? bound : `${payload.field}: ${bound}`;
    return withParameter(listener, `{ ${pattern} }`, to.bindings.body(listener), to);
  }
  const isPlain = !parameter || ts.isIdentifier(parameter.name);
  const name = payload === 'element' && parameter && isPlain ? to.text(parameter.name) : 'element';
  const pattern = name === 'element' ? '{ element }' : `{ element: ${name} }`;
  const guard = `if (${payload === 'element' ? '!' : ''}${name}) return;`;
  const bind = parameter && !isPlain ? `const ${to.text(parameter.name)} = element;` : '';
  const first = [guard, bind].filter((line) => line !== '');
  return withParameter(listener, pattern, to.bindings.body(listener, first), to);
}

function wrapListener(listener: string, payload: Exclude<Payload, 'same'>): string {
  if (payload === 'element') {
    return `({ element }) => {\n  if (element) ${listener}(element);\n}`;
  }
  if (payload === 'nothing') return `({ element }) => {\n  if (!element) ${listener}();\n}`;
  return `({ ${payload.field} }) => ${listener}(${payload.field})`;
}

function withParameter(listener: Listener, parameter: string, body: string, to: Rewriting): string {
  const isAsync = listener.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);
  const prefix = isAsync === true ? 'async ' : '';
  to.change(TOPIC.camera, 'listener', listener);
  return `${prefix}(${parameter}) => ${body}`;
}

/** The value of `VIEW_EVENT.CLICK`, or of the text itself. */
function eventOf(node: ts.Expression | undefined, to: Rewriting): string | undefined {
  if (!node) return undefined;
  const type = to.checker.getTypeAtLocation(node);
  return type.isStringLiteral() ? type.value : undefined;
}

type ListenCall = {
  readonly rule: EventRule;
  readonly target: string;
  readonly listener: ts.Expression;
};

function readCall(
  call: ts.CallExpression,
  events: Readonly<Record<string, EventRule>>,
  to: Rewriting,
): ListenCall | undefined {
  const [event, listener] = call.arguments;
  const rule = events[eventOf(event, to) ?? ''];
  if (!rule || !listener) {
    to.mark(TOPIC.camera, call, {
      name: 'MapView.on',
      message: 'This event has no equivalent in 6.0. Listen to another event of the map.',
    });
    return undefined;
  }
  const receiver = receiverOf(call);
  const target = rule.on === 'dot' ? dotOf(receiver, to) : viewOf(receiver, to);
  return target === undefined ? undefined : { rule, target, listener };
}

/** `on` returns the function that removes the listener: `off` calls it. */
function stopName(listener: ts.Expression, to: Rewriting): string | undefined {
  if (!ts.isIdentifier(listener)) return undefined;
  const { text } = listener;
  return to.freeName(`stop${text.charAt(0).toUpperCase()}${text.slice(1)}`);
}

function isRemoved(call: ts.CallExpression, member: string, to: Rewriting): boolean {
  const [event, listener] = call.arguments;
  const wanted = eventOf(event, to);
  const symbol = listener && to.checker.getSymbolAtLocation(listener);
  const scope = call.parent.parent;
  let isFound = false;
  const visit = (node: ts.Node): void => {
    if (isOff(node, member, to) && eventOf(node.arguments[0], to) === wanted) {
      const [, other] = node.arguments;
      isFound ||= other !== undefined && to.checker.getSymbolAtLocation(other) === symbol;
    }
    if (!isFound) ts.forEachChild(node, visit);
  };
  visit(scope);
  return isFound && symbol !== undefined;
}

function isOff(node: ts.Node, member: string, to: Rewriting): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    to.nameOf(node.expression.name) === member
  );
}

function listen(events: Readonly<Record<string, EventRule>>, type: string): CallRule {
  return {
    topic: TOPIC.camera,
    apply: (call, to) => {
      const read = readCall(call, events, to);
      if (!read) return undefined;
      const { rule, target, listener } = read;
      if (rule.note !== undefined) {
        to.mark(TOPIC.camera, call, { name: `${type}.on`, message: rule.note });
      }
      const added = `${target}.on('${rule.name}', ${writeListener(listener, rule.payload, to)})`;
      const isOwnStatement = ts.isExpressionStatement(call.parent);
      const stop = stopName(listener, to);
      return isOwnStatement && stop !== undefined && isRemoved(call, `${type}.off`, to)
        ? `const ${stop} = ${added}`
        : added;
    },
  };
}

function unlisten(events: Readonly<Record<string, EventRule>>, type: string): CallRule {
  return {
    topic: TOPIC.camera,
    apply: (call, to) => {
      const read = readCall(call, events, to);
      if (!read) return undefined;
      const stop = stopName(read.listener, to);
      const scopes = new Set<ts.Node>();
      for (let node: ts.Node = call; !ts.isSourceFile(node); node = node.parent) {
        scopes.add(node.parent);
      }
      const isKnown = findOn(to.source, { call, type, scopes }, to);
      if (stop !== undefined && isKnown) return `${stop}()`;
      to.mark(TOPIC.camera, call, {
        name: `${type}.off`,
        message: 'Keep the function that on returns, and call it here.',
      });
      return undefined;
    },
  };
}

/** Whether a statement in a block around `off` adds the same listener. */
function findOn(
  root: ts.Node,
  { call, type, scopes }: { call: ts.CallExpression; type: string; scopes: ReadonlySet<ts.Node> },
  to: Rewriting,
): boolean {
  let isFound = false;
  const symbol = to.checker.getSymbolAtLocation(call.arguments[1]!);
  const visit = (node: ts.Node): void => {
    if (isOff(node, `${type}.on`, to) && ts.isExpressionStatement(node.parent)) {
      const [event, listener] = node.arguments;
      isFound ||=
        scopes.has(node.parent.parent) &&
        listener !== undefined &&
        to.checker.getSymbolAtLocation(listener) === symbol &&
        eventOf(event, to) === eventOf(call.arguments[0], to);
    }
    if (!isFound) ts.forEachChild(node, visit);
  };
  visit(root);
  return isFound;
}

export function eventCalls(version: '5.0' | '4.0'): Readonly<Record<string, CallRule>> {
  return {
    'MapView.on': listen(EVENTS[version], 'MapView'),
    'MapView.off': unlisten(EVENTS[version], 'MapView'),
    'Camera.on': listen(CAMERA, 'Camera'),
    'Camera.off': unlisten(CAMERA, 'Camera'),
    'BlueDot.on': listen(DOT, 'BlueDot'),
    'BlueDot.off': unlisten(DOT, 'BlueDot'),
  };
}
