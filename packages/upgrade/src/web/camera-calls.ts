import ts from 'typescript';
import { expectedType } from '../engine/expected-type.ts';
import { receiverOf, receiverText, viewOf } from '../engine/find-value.ts';
import {
  type NewOption,
  type Options,
  spread,
  printOptions,
  propertyOf,
  readOptions,
} from '../engine/options.ts';
import type { CallRule, Rewriting } from '../engine/rules.ts';
import { withoutTraces } from '../engine/traces.ts';
import { TOPIC } from '../engine/topics.ts';

function camera(apply: CallRule['apply']): CallRule {
  return { topic: TOPIC.camera, apply };
}

/** Metres as a zoom level. */
function levelOf(
  metres: string | undefined,
  at: ts.CallExpression,
  to: Rewriting,
): string | undefined {
  if (metres === undefined) return undefined;
  const view = viewOf(receiverOf(at), to);
  to.mark(TOPIC.zoom, at, {
    name: 'Camera.zoom',
    message: 'The zoom is a level in 6.0. Replace the metres with a level, such as 19.',
  });
  return view === undefined ? metres : `${to.help('zoomLevel')}(${view}, ${metres})`;
}

const POSE = {
  position: 'center',
  rotation: 'bearingDegrees',
  tilt: 'pitchDegrees',
} as const;

function poseOf(options: Options, call: ts.CallExpression, to: Rewriting): NewOption[] {
  return [
    ['center', options.get('position')],
    ['zoom', levelOf(options.get('zoom'), call, to)],
    ['bearingDegrees', options.get('rotation')],
    ['pitchDegrees', options.get('tilt')],
  ];
}

/** `camera.set(pose)` and `camera.animate(pose, options)`. */
function move(prefix: string, name: (call: ts.CallExpression) => string): CallRule {
  return camera((call, to) => {
    const [pose, how] = call.arguments;
    if (!pose) return undefined;
    const options = readOptions(pose, to);
    const change = options ? printOptions(poseOf(options, call, to), call) : to.text(pose);
    if (!options) {
      to.mark(TOPIC.zoom, call, {
        name: 'CameraPose',
        message: `Use ${Object.values(POSE).join(', ')} and a zoom level in this object.`,
      });
    }
    const rest = how ? `, ${to.text(how)}` : '';
    return `${receiverText(call, to)}${prefix}${name(call)}(${change}${rest})`;
  });
}

const TARGETS = ['polygons', 'locations', 'nodes', 'coordinates'] as const;

/** Targets by kind become one target, or one list. */
function focusTargets(node: ts.Expression, to: Rewriting): string | undefined {
  const options = readOptions(node, to);
  if (!options) return undefined;
  const lists = TARGETS.flatMap((kind) => {
    const list = options.get(kind);
    return list === undefined ? [] : [{ list, node: propertyOf(node, kind) }];
  });
  const [only] = lists;
  if (lists.length !== 1 || !only) {
    return lists.length === 0 ? undefined : `[${lists.map(({ list }) => `...${list}`).join(', ')}]`;
  }
  const isOne =
    only.node && ts.isArrayLiteralExpression(only.node) && only.node.elements.length === 1;
  const element = isOne ? (only.node as ts.ArrayLiteralExpression).elements[0] : undefined;
  return element && !ts.isSpreadElement(element) ? to.text(element) : only.list;
}

function focusOn(prefix: string): CallRule {
  return camera((call, to) => {
    const [targets, given] = call.arguments;
    const target = targets && focusTargets(targets, to);
    if (target === undefined) {
      to.mark(TOPIC.camera, call, {
        name: 'Camera.focusOn',
        message: 'Pass the spaces, locations or coordinates themselves, in one list.',
      });
      return undefined;
    }
    const options = readOptions(given, to);
    const own: NewOption[] = options
      ? [
          ['maxZoom', levelOf(options.get('minZoom'), call, to)],
          ['bearingDegrees', options.get('rotation')],
          ['pitchDegrees', options.get('tilt')],
          ['duration', options.get('duration')],
        ]
      : [['...', spread(given!, 'CameraFocusOptions', to)]];
    const all = printOptions([...own, ['followFloor', 'false']], call);
    return `${receiverText(call, to)}${prefix}focusOn(${target}, ${all})`;
  });
}

export const CAMERA_CALLS_5: Readonly<Record<string, CallRule>> = {
  'Camera.set': move('', () => 'set'),
  'Camera.animate': move('', () => 'animateTo'),
  'Camera.focusOn': focusOn(''),
  'Camera.setLimits': {
    topic: TOPIC.zoom,
    apply: (call, to) => {
      const options = readOptions(call.arguments[0], to);
      if (!options) {
        to.mark(TOPIC.zoom, call, {
          name: 'Camera.setLimits',
          message: 'Limits are levels, and minZoom and maxZoom change places.',
        });
        return undefined;
      }
      const limits = printOptions(
        [
          ['minZoom', levelOf(options.get('maxZoom'), call, to)],
          ['maxZoom', levelOf(options.get('minZoom'), call, to)],
        ],
        call,
      );
      return `${receiverText(call, to)}setLimits(${limits})`;
    },
  },
  'Camera.setInsets': camera((call, to) => {
    const [insets] = call.arguments;
    return insets && `${receiverText(call, to)}setPadding(${to.text(insets)}, { duration: 0 })`;
  }),
};

export const CAMERA_CALLS_4: Readonly<Record<string, CallRule>> = {
  'MapView.getCamera': camera((call, to) => `${receiverText(call, to)}camera`),
  'MapView.setCamera': move('camera.', () => 'animateTo'),
  'MapView.focusOn': focusOn('camera.'),
};

/** `{ map, latitude, longitude }` where a coordinate is expected. */
export function rewriteCoordinate(node: ts.Node, to: Rewriting): string | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const type = expectedType(node, to.checker);
  const isDot = to.memberOf(type, 'latitude') === 'BlueDotUpdate.latitude';
  if (!isDot && to.memberOf(type, 'latitude') !== 'MapCoordinate.latitude') return undefined;
  const options = readOptions(node, to);
  const [latitude, longitude] = [options?.get('latitude'), options?.get('longitude')];
  if (!options || latitude === undefined || longitude === undefined) return undefined;
  to.change(TOPIC.data, isDot ? 'BlueDotUpdate' : 'MapCoordinate', node);
  const map = options.get('map');
  return printOptions(
    [
      ['lngLat', lngLatOf(withoutTraces(longitude), withoutTraces(latitude))],
      ['floorId', map === undefined ? undefined : floorIdOf(withoutTraces(map))],
      ['floorLevel', options.get('floorLevel')],
      ['accuracy', options.get('accuracy')],
      ['headingDegrees', options.get('heading')],
    ],
    node,
  );
}

/** `[place.lngLat[0], place.lngLat[1]]` is `place.lngLat`. */
function lngLatOf(longitude: string, latitude: string): string {
  const [first, second] = [/^(.+)\[0\]$/.exec(longitude), /^(.+)\[1\]$/.exec(latitude)];
  return first && second && first[1] === second[1] ? first[1]! : `[${longitude}, ${latitude}]`;
}

/** The id of a floor that was found by its id. */
function floorIdOf(floor: string): string {
  const found = /^[\w.]+\.find\('floor', (\w+) \?\? ''\)$/.exec(floor);
  return found ? found[1]! : `${floor}.id`;
}
