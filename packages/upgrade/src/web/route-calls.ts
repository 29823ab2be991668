import ts from 'typescript';
import { isStatement, receiverOf, receiverText, venueAt } from '../engine/find-value.ts';
import {
  type NewOption,
  printOptions,
  propertyOf,
  readOptions,
  spread,
} from '../engine/options.ts';
import type { CallRule, Rewriting } from '../engine/rules.ts';
import { withoutTraces } from '../engine/traces.ts';
import { TOPIC } from '../engine/topics.ts';
import { markerContent } from './content-calls.ts';

/** `place.directionsTo(target, options, callback)` becomes `venue.route(place, target, options)`. */
const directionsTo: CallRule['apply'] = (call, to) => {
  const [target, options, callback] = call.arguments;
  const venue = venueAt(call, to);
  if (!target) return undefined;
  if (venue === undefined) {
    to.mark(TOPIC.routes, call, {
      name: 'Location.directionsTo',
      message: 'Call venue.route with both places. The venue is not in reach of this function.',
    });
    return undefined;
  }
  const look = options && withoutTraces(to.text(options)) !== '{}' ? `, ${to.text(options)}` : '';
  const route = `${venue}.route(${to.text(receiverOf(call))}, ${to.text(target)}${look})`;
  return callback ? `${route}${thenCall(callback, to)}` : route;
};

/** Calls back as 4.0 did: with an error, or with the result. */
function thenCall(callback: ts.Expression, to: Rewriting): string {
  const isFunction = ts.isArrowFunction(callback) || ts.isFunctionExpression(callback);
  const [error, directions] = isFunction ? callback.parameters : [];
  if (isFunction && error && directions && !isUsed(error, callback, to)) {
    return `.then(${to.splice(callback, [
      [error, to.text(directions)],
      [directions, ''],
      [callback.body, to.text(callback.body)],
    ])})`.replace(/,\s*\) =>/, ') =>');
  }
  const result = to.text(callback);
  if (isFunction && error && directions) {
    const pair = `[${to.text(error)}, ${to.text(directions)}]`;
    const body = to.text(callback.body);
    return (
      `\n  .then(\n    (found) => [undefined, found] as const,\n` +
      `    (problem: unknown) => [problem, undefined] as const,\n  )\n  .then((${pair}) => ${body})`
    );
  }
  return `.then((found) => (${result})(undefined, found), (problem: unknown) => (${result})(problem, undefined))`;
}

function isUsed(
  parameter: ts.ParameterDeclaration,
  callback: ts.ArrowFunction | ts.FunctionExpression,
  to: Rewriting,
): boolean {
  const symbol = to.checker.getSymbolAtLocation(parameter.name);
  let isFound = false;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && to.checker.getSymbolAtLocation(node) === symbol) isFound = true;
    else ts.forEachChild(node, visit);
  };
  visit(callback.body);
  return isFound;
}

/** Content of the start or the destination of a journey. */
function journeyMarker(
  given: ts.Expression | undefined,
  name: string,
  to: Rewriting,
): string | undefined {
  const marker = propertyOf(given, name);
  if (!marker) return undefined;
  const content = markerContent(marker, to);
  return withoutTraces(content) === "'none'" ? content : `() => ${content}`;
}

const draw: CallRule['apply'] = (call, to) => {
  const [directions, given] = call.arguments;
  if (!directions) return undefined;
  const options = readOptions(given, to);
  const start = journeyMarker(given, 'startMarker', to);
  const destination = journeyMarker(given, 'destinationMarker', to);
  const hasMarkers = start !== undefined || destination !== undefined;
  const own: NewOption[] = options
    ? [
        ['path', options.get('path')],
        ['inactivePath', options.get('inactivePath')],
        [
          'markers',
          hasMarkers
            ? printOptions(
                [
                  ['start', start],
                  ['destination', destination],
                ],
                call,
              )
            : undefined,
        ],
        ['fitCamera', options.get('fitCamera')],
      ]
    : [['...', spread(given!, 'JourneyOptions', to)]];
  const all = printOptions(own, call);
  const rest = all === '{}' ? '' : `, ${all}`;
  return `${receiverText(call, to)}draw(${to.text(directions)}${rest})`;
};

const STEPS_NOTE =
  'A step of 5.0 was a part of the route on one map. showStep counts the instructions of the route.';

function showStep(
  index: (session: string, to: Rewriting, call: ts.CallExpression) => string,
): CallRule {
  return {
    topic: TOPIC.routes,
    apply: (call, to) => {
      const session = `${receiverText(call, to)}current`;
      to.mark(TOPIC.routes, call, { name: 'Journey.setStep', message: STEPS_NOTE });
      const shown = `${session}?.showStep(${index(session, to, call)})`;
      return isStatement(call) || ts.isArrowFunction(call.parent)
        ? shown
        : `Promise.resolve(${shown})`;
    },
  };
}

export const ROUTE_CALLS: Readonly<Record<string, CallRule>> = {
  'Location.directionsTo': { topic: TOPIC.routes, apply: directionsTo },
  'Polygon.directionsTo': { topic: TOPIC.routes, apply: directionsTo },
  'PathNode.directionsTo': { topic: TOPIC.routes, apply: directionsTo },
  directionsThrough: {
    topic: TOPIC.routes,
    apply: (call, to) => {
      const [venue, stops, options] = call.arguments;
      if (!venue || !stops) return undefined;
      to.mark(TOPIC.routes, call, {
        name: 'directionsThrough',
        message: 'The result is one route with stops instead of directions for each leg.',
      });
      const rest = options ? `, ${to.text(options)}` : '';
      return `${to.text(venue)}.routeThrough(${to.text(stops)}${rest})`;
    },
  },
  'Journey.draw': { topic: TOPIC.routes, apply: draw },
  'Journey.setStep': showStep((_, to, call) =>
    call.arguments.map((one) => to.text(one)).join(', '),
  ),
  'Journey.nextStep': showStep((session) => `(${session}.step ?? -1) + 1`),
  'Journey.previousStep': showStep((session) => `Math.max(0, (${session}.step ?? 0) - 1)`),
};

/** In 4.0, the second argument is the style of the path. */
export const ROUTE_CALLS_4: Readonly<Record<string, CallRule>> = {
  ...ROUTE_CALLS,
  'Journey.draw': {
    topic: TOPIC.routes,
    apply: (call, to) => {
      const [directions, style] = call.arguments;
      if (!directions) return undefined;
      const rest = style ? `, ${printOptions([['path', to.text(style)]], call)}` : '';
      return `${receiverText(call, to)}draw(${to.text(directions)}${rest})`;
    },
  },
};

/** `journey.steps`, `journey.step` and `journey.isDrawn` are in the session that is drawn. */
export function rewriteJourney(node: ts.Node, to: Rewriting): string | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const name = to.nameOf(node.name);
  if (name !== 'Journey.steps' && name !== 'Journey.isDrawn' && name !== 'Journey.step')
    return undefined;
  to.change(TOPIC.routes, name, node);
  const session = `${to.text(node.expression)}.current`;
  if (name === 'Journey.isDrawn') return `(${session} !== undefined)`;
  to.mark(TOPIC.routes, node, { name, message: STEPS_NOTE });
  if (name === 'Journey.step') return `(${session}?.step ?? 0)`;
  return `(${session}?.routes.flatMap(({ sections }) => sections) ?? [])`;
}
