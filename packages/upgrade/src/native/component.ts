import ts from 'typescript';
import { printOptions, readOptions } from '../engine/options.ts';
import { DELETED, withoutTraces } from '../engine/traces.ts';
import type { Rewriting } from '../engine/rules.ts';
import { useDot } from './blue-dot.ts';
import { TOPIC } from './topics.ts';

type Element = ts.JsxSelfClosingElement | ts.JsxOpeningElement;

const RENAMED: Readonly<Record<string, string>> = {
  onFirstMapLoaded: 'onFirstFrame',
  onLoadError: 'onError',
  onMapChanged: 'onFloorChange',
  onCameraChanged: 'onCameraChange',
};

/** Events of the blue dot, which the component had. */
const DOT_EVENTS: Readonly<Record<string, string>> = {
  onBlueDotPositionUpdated: 'position-change',
  onBlueDotStateChanged: 'state-change',
};

/** What remains of the attributes, and what moves elsewhere. */
type Parts = {
  readonly attributes: string[];
  readonly children: string[];
  /** Statements for the map when it is ready. */
  readonly ready: string[];
};

/** `<VenueView ref options onDataLoaded …>` becomes `<MapView source onReady …>`. */
export function rewriteComponent(node: ts.Node, to: Rewriting): string | undefined {
  const isElement = ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node);
  if (isElement && to.nameOf(node.tagName) === 'VenueView') return rewriteElement(node, to);
  if (ts.isVariableDeclaration(node)) return rewriteOptions(node, to);
  if (ts.isJsxClosingElement(node) && to.nameOf(node.tagName) === 'VenueView')
    return `</${to.need('MapView')}>`;
  return undefined;
}

function rewriteElement(node: Element, to: Rewriting): string {
  to.change(TOPIC.component, 'VenueView', node);
  const parts: Parts = { attributes: [], children: [], ready: [] };
  for (const attribute of node.attributes.properties) readAttribute(attribute, parts, to);
  if (parts.ready.length > 0) parts.attributes.push(onReady(parts.ready, node, to));
  parts.attributes.push(...remountKey(node, to));
  const tag = to.need('MapView');
  const indent = indentOf(node, to);
  const own = parts.attributes.map((one) => `\n${indent}  ${one}`).join('');
  const open = `<${tag}${own}\n${indent}`;
  if (parts.children.length === 0) return `${open}${ts.isJsxSelfClosingElement(node) ? '/' : ''}>`;
  const children = parts.children.map((child) => `\n${indent}  ${child}`).join('');
  return ts.isJsxSelfClosingElement(node)
    ? `${open}>${children}\n${indent}</${tag}>`
    : `${open}>${children}`;
}

function readAttribute(attribute: ts.JsxAttributeLike, parts: Parts, to: Rewriting): void {
  if (!ts.isJsxAttribute(attribute)) {
    parts.attributes.push(to.text(attribute));
    return;
  }
  const name = attribute.name.getText(to.source);
  const value =
    attribute.initializer && ts.isJsxExpression(attribute.initializer)
      ? attribute.initializer.expression
      : undefined;
  const dotEvent = DOT_EVENTS[name];
  if (!value) parts.attributes.push(to.text(attribute));
  else if (name === 'ref') parts.ready.push(refStatement(value, to));
  else if (name === 'options') parts.attributes.push(optionsOf(value, to));
  else if (name === 'onDataLoaded')
    parts.children.push(`<${to.help('VenueLoaded')} onLoad={${to.text(value)}} />`);
  else if (dotEvent !== undefined)
    parts.ready.push(`map.${useDot(to)}.then((dot) => dot.on('${dotEvent}', ${to.text(value)}));`);
  else if (name === 'onStateChanged') {
    to.mark(TOPIC.component, attribute, {
      name,
      message: 'Listen to follow-change of the blue dot instead.',
    });
    parts.attributes.push(to.text(attribute));
  } else parts.attributes.push(`${RENAMED[name] ?? name}={${to.text(value)}}`);
}

function refStatement(ref: ts.Expression, to: Rewriting): string {
  const isCallback = ts.isArrowFunction(ref) || ts.isFunctionExpression(ref);
  return isCallback ? `(${to.text(ref)})(map);` : `${to.text(ref)}.current = map;`;
}

function onReady(statements: readonly string[], node: Element, to: Rewriting): string {
  const indent = `${indentOf(node, to)}  `;
  return `onReady={(map) => {${statements.map((one) => `\n${indent}  ${one}`).join('')}\n${indent}}}`;
}

/** Options in place, or those of a constant, which is rewritten where it is declared. */
function optionsOf(value: ts.Expression, to: Rewriting): string {
  if (ts.isObjectLiteralExpression(value))
    return `{...${newOptions(value, false, to) ?? to.text(value)}}`;
  if (!constantOf(value, to)) {
    to.mark(TOPIC.component, value, {
      name: 'VenueViewOptions',
      message: 'Pass venueId and key as source, and rename firstMap to floor in these options.',
    });
  }
  return `{...${to.text(value)}}`;
}

function constantOf(value: ts.Expression, to: Rewriting): ts.VariableDeclaration | undefined {
  if (!ts.isIdentifier(value)) return undefined;
  const declaration = to.checker.getSymbolAtLocation(value)?.valueDeclaration;
  const isConstant =
    declaration &&
    ts.isVariableDeclaration(declaration) &&
    declaration.getSourceFile() === to.source &&
    declaration.initializer &&
    ts.isObjectLiteralExpression(declaration.initializer);
  return isConstant ? declaration : undefined;
}

/** `const options = { clientId, clientSecret, venue }`, if a component has these options. */
function rewriteOptions(node: ts.VariableDeclaration, to: Rewriting): string | undefined {
  const { initializer, name } = node;
  if (!initializer || !ts.isObjectLiteralExpression(initializer) || !ts.isIdentifier(name))
    return undefined;
  const has = (key: string): boolean =>
    initializer.properties.some(
      (one) => one.name && ts.isIdentifier(one.name) && one.name.text === key,
    );
  const isOptions = (has('clientId') && has('venue')) || (has('key') && has('mapId'));
  if (!isOptions) return undefined;
  const written = newOptions(initializer, true, to);
  return written && `${name.text} = ${written}`;
}

function newOptions(
  node: ts.ObjectLiteralExpression,
  isDetached: boolean,
  to: Rewriting,
): string | undefined {
  const options = readOptions(node, to);
  if (!options) return undefined;
  to.change(TOPIC.component, 'VenueCredentials', node);
  const theme = options.get('theme');
  if (options.has('cacheVenue')) {
    to.mark(TOPIC.component, node, {
      name: 'ShowVenueOptions.cacheVenue',
      message: 'Store the bundle yourself, and pass it as source.',
    });
  }
  const source = printOptions(
    [
      ['venueId', options.get('venue') ?? options.get('mapId')],
      ['key', keyOf(options.get('clientId') ?? options.get('key'), node, to)],
    ],
    node,
  );
  return printOptions(
    [
      ['source', source],
      ['floor', options.get('firstMap')],
      ['labels', options.get('labelLocations')],
      ['language', options.get('language')],
      ['theme', theme === undefined || !isDetached ? theme : `${theme} as const`],
    ],
    node,
  );
}

function keyOf(credential: string | undefined, node: ts.Node, to: Rewriting): string {
  if (credential !== undefined && withoutTraces(credential) === "'demo'") return credential;
  to.mark(TOPIC.problems, node, {
    name: 'VenueCredentials',
    message:
      'Pass a key of your workspace. The client id and the secret of 5.0 are not valid as a key.',
  });
  return "'YOUR_KEY'";
}

/** `reload` and `clearVenueCache`: a new key mounts the map again, which loads the venue. */
export function rewriteReload(node: ts.Node, to: Rewriting): string | undefined {
  if (!ts.isExpressionStatement(node)) return undefined;
  const call = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
  const name = memberName(call, to);
  if (name === 'MapStore.clearVenueCache') {
    to.mark(TOPIC.component, node, {
      name,
      message: 'The SDK stores no venue. Delete the bundles that your app stores.',
    });
    return `// ${node.getText(to.source)}`;
  }
  if (name !== 'MapStore.reload') return undefined;
  to.change(TOPIC.component, name, node);
  to.mark(TOPIC.component, node, {
    name,
    message: 'The map is mounted again. Use retry of errorFallback if that is enough.',
  });
  return 'setAttempt((attempt) => attempt + 1);';
}

function memberName(call: ts.Expression, to: Rewriting): string | undefined {
  const isMember = ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression);
  return isMember ? to.nameOf((call.expression as ts.PropertyAccessExpression).name) : undefined;
}

/** The key of a map that the component mounts again, and its state. */
function remountKey(node: Element, to: Rewriting): string[] {
  const component = ts.findAncestor(
    node,
    (one): one is ts.FunctionDeclaration => ts.isFunctionDeclaration(one) && one.body !== undefined,
  );
  if (!component?.body || !reloads(component.body, to)) return [];
  to.need('useState', { entry: 'react' });
  to.writeAtStart(component.body, 'const [attempt, setAttempt] = useState(0);');
  return ['key={attempt}'];
}

function reloads(root: ts.Node, to: Rewriting): boolean {
  let isFound = false;
  const visit = (node: ts.Node): void => {
    isFound ||= ts.isCallExpression(node) && memberName(node, to) === 'MapStore.reload';
    if (!isFound) ts.forEachChild(node, visit);
  };
  visit(root);
  return isFound;
}

/** `useState<string>()` for the id of a marker: 6.0 returns the marker itself. */
export function rewriteHandles(node: ts.Node, to: Rewriting): string | undefined {
  if (node.kind !== ts.SyntaxKind.StringKeyword) return undefined;
  const { parent } = node;
  if (!ts.isCallExpression(parent) || parent.typeArguments?.[0] !== node) return undefined;
  if (!ts.isVariableDeclaration(parent.parent)) return undefined;
  const { name } = parent.parent;
  if (!ts.isArrayBindingPattern(name)) return undefined;
  const [state] = name.elements;
  if (!state || !ts.isBindingElement(state) || !ts.isIdentifier(state.name)) return undefined;
  const type = handleType(to.checker.getSymbolAtLocation(state.name), to);
  if (type === undefined) return undefined;
  to.change(TOPIC.content, 'Markers.add', node);
  to.need('Remote', { isType: true });
  return `Remote<${to.need(type, { isType: true })}>`;
}

const HANDLES: Readonly<Record<string, string>> = {
  Markers: 'MapMarker',
  Tooltips: 'MapMarker',
  FloatingLabels: 'MapLabel',
  Paths: 'MapPath',
};

/** What a variable holds whose value is the first argument of a manager's method. */
function handleType(symbol: ts.Symbol | undefined, to: Rewriting): string | undefined {
  let found: string | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.arguments[0] && found === undefined) {
      const [manager, method] = memberName(node, to)?.split('.') ?? [];
      const isOfSymbol = to.checker.getSymbolAtLocation(node.arguments[0]) === symbol;
      if (isOfSymbol && manager !== undefined && method !== 'add') found = HANDLES[manager];
    }
    ts.forEachChild(node, visit);
  };
  visit(to.source);
  return found;
}

/** `showMap(polygon.map)` before `focusOn`, which changes the floor itself in 6.0. */
export function rewriteShowMap(node: ts.Node, to: Rewriting): string | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isBlock(node.parent)) return undefined;
  const call = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
  if (memberName(call, to) !== 'MapStore.showMap') return undefined;
  const { statements } = node.parent;
  const isFollowed = statements.slice(statements.indexOf(node) + 1).some((statement) => {
    const later = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    const focus = later && ts.isAwaitExpression(later) ? later.expression : later;
    return focus && memberName(focus, to) === 'Camera.focusOn';
  });
  if (!isFollowed) return undefined;
  to.change(TOPIC.content, 'MapStore.showMap', node);
  return DELETED;
}

function indentOf(node: ts.Node, to: Rewriting): string {
  const start = to.source.text.lastIndexOf('\n', node.getStart(to.source) - 1) + 1;
  return /^[ \t]*/.exec(to.source.text.slice(start))![0];
}
