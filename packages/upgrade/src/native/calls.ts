import ts from 'typescript';
import { receiverOf, receiverText } from '../engine/find-value.ts';
import {
  type NewOption,
  type Options,
  printOptions,
  readOptions,
  renameOptions,
  spread,
} from '../engine/options.ts';
import { withoutTraces } from '../engine/traces.ts';
import type { CallRule, Rewriting } from '../engine/rules.ts';
import { enableDot, useDot } from './blue-dot.ts';
import { awaited, isRemoteVenue, storeOf } from './remote.ts';
import { TOPIC } from './topics.ts';

type Apply = CallRule['apply'];

const content = (apply: Apply): CallRule => ({ topic: TOPIC.content, apply });
const other = (apply: Apply): CallRule => ({ topic: TOPIC.routes, apply });

/** A feature such as the blue dot is added when it is first used. */
function withFeature(
  name: string,
  write: (call: ts.CallExpression, to: Rewriting) => string | undefined,
): CallRule {
  return other((call, to) => {
    const store = storeOf(call, to);
    const written = write(call, to);
    const feature = /\b[a-z]\w*$/.exec(name)![0];
    if (store === undefined || written === undefined) return undefined;
    return `${store}use('${name}').then((${feature}) => ${feature}.${written})`;
  });
}

const list = (call: ts.CallExpression, to: Rewriting): string =>
  call.arguments.map((one) => to.text(one)).join(', ');

function setElements(change: (call: ts.CallExpression, to: Rewriting) => string): CallRule {
  return content((call, to) => {
    const [elements] = call.arguments;
    return (
      elements && `${receiverText(call, to)}elements.set(${to.text(elements)}, ${change(call, to)})`
    );
  });
}

const removeOne: CallRule = content((call, to) => {
  const [object] = call.arguments;
  return object && `${to.text(object)}.remove()`;
});

function moveMarker(isJump: boolean): CallRule {
  return content((call, to) => {
    const [marker, target, options] = call.arguments;
    if (!marker || !target) return undefined;
    const how = isJump ? '{ duration: 0 }' : options && to.text(options);
    return `${to.text(marker)}.moveTo(${to.text(target)}${how === undefined ? '' : `, ${how}`})`;
  });
}

/** Content of a marker: 5.0 read every string as HTML. */
function markerContent(node: ts.Expression, to: Rewriting): string {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    const isHtml = /[<&]/.test(node.text);
    return isHtml && !node.text.includes('`') && !node.text.includes('\\')
      ? `${to.need('html')}\`${node.text}\``
      : to.text(node);
  }
  to.mark(TOPIC.problems, node, {
    name: 'Markers.add',
    message: 'A string is plain text in 6.0. Make sure that this HTML is from you.',
  });
  return `${to.help('htmlContent')}(${to.text(node)})`;
}

const LABEL_OPTIONS = {
  color: 'color',
  haloColor: 'haloColor',
  fontSize: 'size',
  icon: 'icon',
  rank: 'rank',
  interactive: 'interactive',
} as const;

const labelLocations: Apply = (call, to) => {
  const options = readOptions(call.arguments[0], to);
  if (!options) return undefined;
  const look = renameOptions(options, LABEL_OPTIONS).filter(([, value]) => value !== undefined);
  const ids = options.get('locationIds');
  if (ids !== undefined) {
    const isName = /^[\w.]+$/.test(withoutTraces(ids));
    const places = `${isName ? ids : `(${ids})`}.map((id) => ({ type: 'location', id }) as const)`;
    return `${receiverText(call, to)}addAll(${places}, ${printOptions(look, call)})`;
  }
  if (look.length > 0) {
    to.mark(TOPIC.content, call, {
      name: 'FloatingLabels.labelLocations',
      message:
        'Automatic labels have the look of the theme. Add labels of your own for another one.',
    });
  }
  const icons = withoutTraces(options.get('icons') ?? 'true') === 'false' ? "'none'" : undefined;
  const all = printOptions(
    [
      ['spaces', 'false'],
      ['icons', icons],
    ],
    call,
  );
  return `${receiverText(call, to)}addAutomatic(${all})`;
};

const CONTENT: Readonly<Record<string, CallRule>> = {
  'MapStore.colorPolygon': setElements((call, to) => {
    const [, color] = call.arguments;
    return printOptions([['color', color && to.text(color)]], call);
  }),
  'MapStore.clearPolygonColor': setElements(() => "{ color: 'default' }"),
  'MapStore.clearPolygonColors': content((call, to) => `${receiverText(call, to)}elements.reset()`),
  'MapStore.addInteractive': setElements(() => '{ interactive: true }'),
  'MapStore.removeInteractive': setElements(() => '{ interactive: false }'),
  'MapStore.showMap': content(
    (call, to) => `${receiverText(call, to)}floors.set(${list(call, to)})`,
  ),
  'Markers.add': content((call, to) => {
    const [target, html, given] = call.arguments;
    if (!target || !html) return undefined;
    const options = readOptions(given, to);
    const own: NewOption[] = options
      ? [
          ['anchor', options.get('anchor') ?? "'center'"],
          ['rank', options.get('rank') ?? "'always'"],
          ['interactive', options.get('interactive')],
        ]
      : [['...', spread(given!, 'MarkerOptions', to)]];
    const all = printOptions([['content', markerContent(html, to)], ...own], call);
    return `${receiverText(call, to)}add(${to.text(target)}, ${all})`;
  }),
  'Markers.remove': removeOne,
  'Markers.setPosition': moveMarker(true),
  'Markers.animate': moveMarker(false),
  'Tooltips.add': content((call, to) => {
    const [target, text] = call.arguments;
    if (!target || !text) return undefined;
    const options = printOptions(
      [
        ['content', to.text(text)],
        ['anchor', "'bottom'"],
        ['collision', "'always-show'"],
      ],
      call,
    );
    return `${receiverText(call, to)}add(${to.text(target)}, ${options})`;
  }),
  'Tooltips.remove': removeOne,
  'FloatingLabels.add': content((call, to) => {
    const [target, text, given] = call.arguments;
    if (!target || !text) return undefined;
    const options = readOptions(given, to);
    const own: NewOption[] = options
      ? renameOptions(options, LABEL_OPTIONS)
      : [['...', spread(given!, 'FloatingLabelOptions', to)]];
    return `${receiverText(call, to)}add(${to.text(target)}, ${printOptions([['text', to.text(text)], ...own], call)})`;
  }),
  'FloatingLabels.labelLocations': content(labelLocations),
  'FloatingLabels.remove': removeOne,
  'FloatingLabels.setRank': content((call, to) => {
    const [label, rank] = call.arguments;
    return label && rank && `${to.text(label)}.update({ rank: ${to.text(rank)} })`;
  }),
  'FlatLabels.labelLocations': content((call, to) => {
    const store = storeOf(call, to);
    if (store === undefined) return undefined;
    const places = `await ${store.replace('?.', '!.')}venue.all('location')`;
    const rest = call.arguments.length > 0 ? `, ${list(call, to)}` : '';
    return `${store}use('text-3d').then(async (texts) => texts.addAll(${places}${rest}))`;
  }),
  'FlatLabels.add': content((call, to) => {
    const store = storeOf(call, to);
    const [polygon, text, options] = call.arguments;
    if (store === undefined || !polygon || !text) return undefined;
    const own = printOptions(
      [
        ['text', to.text(text)],
        ['...', options && to.text(options)],
      ],
      call,
    );
    return `${store}use('text-3d').then((texts) => texts.add(${to.text(polygon)}, ${own}))`;
  }),
  'FlatLabels.remove': removeOne,
  'FlatLabels.removeAll': content((call, to) => {
    const store = storeOf(call, to);
    return store && `${store}use('text-3d').then((texts) => texts.removeAll())`;
  }),
  'Paths.remove': removeOne,
};

const get = (type: string): CallRule => ({
  topic: TOPIC.data,
  apply: (call, to) => {
    const [id] = call.arguments;
    if (!id) return undefined;
    if (isRemoteVenue(receiverOf(call), to))
      return awaited(`${receiverText(call, to)}get('${type}', ${to.text(id)})`, call, to);
    const lists = { location: 'locations', floor: 'floors' }[type]!;
    const wanted = to.text(id);
    return `${receiverText(call, to)}${lists}.find(({ id, externalId }) => [id, externalId].includes(${wanted}))!`;
  },
});

const STEPS_NOTE =
  'A step of 5.0 was a part of the route on one map. showStep counts the instructions of the route.';

const draw: Apply = (call, to) => {
  const [directions, given] = call.arguments;
  if (!directions) return undefined;
  const options = readOptions(given, to);
  if (options?.has('startMarker') || options?.has('destinationMarker')) {
    to.mark(TOPIC.routes, call, {
      name: 'JourneyOptions',
      message: 'Pass the markers as markers.start and markers.destination.',
    });
  }
  const own: NewOption[] = options
    ? ['path', 'inactivePath', 'fitCamera'].map((name) => [name, options.get(name)] as const)
    : [['...', spread(given!, 'JourneyOptions', to)]];
  const all = printOptions(own, call);
  const route = to.text(directions);
  const drawn = `${receiverText(call, to)}draw(${route}${all === '{}' ? '' : `, ${all}`})`;
  const outer = ts.isAwaitExpression(call.parent) ? call.parent : call;
  if (ts.isExpressionStatement(outer.parent)) return drawn;
  return `${drawn}.then(() => ${route}.sections)`;
};

const ROUTES: Readonly<Record<string, CallRule>> = {
  'Venue.getLocation': get('location'),
  'Venue.getMap': get('floor'),
  'MapStore.polygonsAt': {
    topic: TOPIC.data,
    apply: (call, to) => `${receiverText(call, to)}venue.at(${list(call, to)})`,
  },
  'MapStore.getDirections': other(
    (call, to) => `${receiverText(call, to)}venue.route(${list(call, to)})`,
  ),
  'MapStore.getDirectionsThrough': other((call, to) => {
    to.mark(TOPIC.routes, call, {
      name: 'MapStore.getDirectionsThrough',
      message: 'The result is one route with stops instead of directions for each leg.',
    });
    return `${receiverText(call, to)}venue.routeThrough(${list(call, to)})`;
  }),
  'Journey.draw': other(draw),
  'Journey.setStep': other((call, to) => {
    to.mark(TOPIC.routes, call, { name: 'Journey.setStep', message: STEPS_NOTE });
    return `${receiverText(call, to)}current().then((session) => session?.showStep(${list(call, to)}))`;
  }),
};

/** Metres as a zoom level, which the map computes. */
function levelOf(
  metres: string | undefined,
  call: ts.CallExpression,
  to: Rewriting,
): string | undefined {
  const store = storeOf(call, to);
  if (metres === undefined || store === undefined) return metres;
  to.mark(TOPIC.problems, call, {
    name: 'CameraPose.zoom',
    message: 'The zoom is a level in 6.0. Replace the metres with a level, such as 19.',
  });
  const map = store.replace(/\??\.$/, '');
  return `await ${to.help('zoomLevel')}(${map}${store.endsWith('?.') ? '!' : ''}, ${metres})`;
}

function poseOf(options: Options, call: ts.CallExpression, to: Rewriting): NewOption[] {
  return [
    ['center', options.get('position')],
    ['zoom', levelOf(options.get('zoom'), call, to)],
    ['bearingDegrees', options.get('rotation')],
    ['pitchDegrees', options.get('tilt')],
  ];
}

function move(name: string): CallRule {
  return other((call, to) => {
    const [pose, how] = call.arguments;
    const options = pose && readOptions(pose, to);
    if (!pose) return undefined;
    const change = options
      ? printOptions(poseOf(options, call, to), call)
      : spread(pose, 'CameraPose', to);
    return `${receiverText(call, to)}${name}(${change}${how ? `, ${to.text(how)}` : ''})`;
  });
}

const TARGETS = ['polygons', 'locations', 'nodes', 'coordinates'] as const;

const focusOn: Apply = (call, to) => {
  const [targets, given] = call.arguments;
  const options = targets && readOptions(targets, to);
  const lists = TARGETS.flatMap((kind) => options?.get(kind) ?? []);
  const [only] = lists;
  if (!options || only === undefined) {
    to.mark(TOPIC.routes, call, {
      name: 'Camera.focusOn',
      message: 'Pass the spaces, locations or coordinates themselves, in one list.',
    });
    return undefined;
  }
  const target = lists.length === 1 ? only : `[${lists.map((one) => `...${one}`).join(', ')}]`;
  const how = readOptions(given, to);
  const own: NewOption[] = how
    ? [
        ['maxZoom', levelOf(how.get('minZoom'), call, to)],
        ['bearingDegrees', how.get('rotation')],
        ['pitchDegrees', how.get('tilt')],
        ['duration', how.get('duration')],
      ]
    : [['...', spread(given!, 'CameraFocusOptions', to)]];
  const all = printOptions(own, call);
  return `${receiverText(call, to)}focusOn(${target}${all === '{}' ? '' : `, ${all}`})`;
};

function withDot(write: (call: ts.CallExpression, to: Rewriting) => string): Apply {
  return (call, to) => {
    const store = storeOf(call, to);
    return store && `${store}${useDot(to)}.then((dot) => dot.${write(call, to)})`;
  };
}

const setState: Apply = (call, to) => {
  const [state] = call.arguments;
  const value = state && to.nameOf(ts.isPropertyAccessExpression(state) ? state.name : state);
  const mode = value === 'VIEW_STATE.FOLLOW' ? 'position' : 'off';
  if (value !== 'VIEW_STATE.FOLLOW' && value !== 'VIEW_STATE.EXPLORE') {
    to.mark(TOPIC.routes, call, {
      name: 'MapStore.setState',
      message: 'Call follow of the blue dot.',
    });
    return undefined;
  }
  return `${receiverText(call, to)}${useDot(to)}.then((dot) => dot.follow('${mode}'))`;
};

export const NATIVE_CALLS: Readonly<Record<string, CallRule>> = {
  ...CONTENT,
  ...ROUTES,
  'Camera.set': move('set'),
  'Camera.animate': move('animateTo'),
  'Camera.focusOn': other(focusOn),
  'Camera.setInsets': other((call, to) => `${receiverText(call, to)}setPadding(${list(call, to)})`),
  'Camera.setLimits': other((call, to) => {
    const options = readOptions(call.arguments[0], to);
    if (!options) return undefined;
    const limits = printOptions(
      [
        ['minZoom', levelOf(options.get('maxZoom'), call, to)],
        ['maxZoom', levelOf(options.get('minZoom'), call, to)],
      ],
      call,
    );
    return `${receiverText(call, to)}setLimits(${limits})`;
  }),
  'BlueDot.enable': other(enableDot),
  'BlueDot.update': other(withDot((call, to) => `report(${list(call, to)})`)),
  'BlueDot.disable': other(withDot(() => 'hide()')),
  'MapStore.setState': other(setState),
  'VenueSearch.search': withFeature('search', (call, to) => `query(${list(call, to)})`),
  'VenueSearch.suggest': withFeature('search', (call, to) => `suggest(${list(call, to)})`),
};
