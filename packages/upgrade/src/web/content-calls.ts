import ts from 'typescript';
import { isStatement, receiverOf, receiverText, viewOf } from '../engine/find-value.ts';
import {
  type NewOption,
  printOptions,
  readOptions,
  renameOptions,
  spread,
} from '../engine/options.ts';
import type { CallRule, Rewriting } from '../engine/rules.ts';
import { withoutTraces } from '../engine/traces.ts';
import { TOPIC } from '../engine/topics.ts';

type Apply = CallRule['apply'];

function content(apply: Apply): CallRule {
  return { topic: TOPIC.content, apply };
}

/** Changes elements: `mapView.elements.set(spaces, { color })`. */
function setElements(change: (call: ts.CallExpression, to: Rewriting) => string): CallRule {
  return content((call, to) => {
    const [elements] = call.arguments;
    if (!elements) return undefined;
    return `${receiverText(call, to)}elements.set(${to.text(elements)}, ${change(call, to)})`;
  });
}

/** A method of a manager becomes one of the object: `labels.remove(label)` is `label.remove()`. */
const removeOne: CallRule = content((call, to) => {
  const [object] = call.arguments;
  return object && `${to.text(object)}.remove()`;
});

const hasAnyOf = (value: string): boolean => value.includes('<') || value.includes('&');

/** Content of a marker: 5.0 read every string as HTML, 6.0 reads it as text. */
export function markerContent(node: ts.Expression, to: Rewriting): string {
  const text = to.text(node);
  const isText = ts.isStringLiteral(node) && !hasAnyOf(node.text);
  const type = to.checker.getTypeAtLocation(node);
  if (isText || !(type.flags & ts.TypeFlags.StringLike)) return text;
  to.mark(TOPIC.problems, node, {
    name: 'Markers.add',
    message: 'A string is plain text in 6.0. Make sure that this HTML is from you.',
  });
  return `${to.help('htmlElement')}(${text})`;
}

function hasProperty(options: ts.Expression, name: string, to: Rewriting): boolean {
  const property = to.checker.getTypeAtLocation(options).getProperty(name);
  return property !== undefined && !(property.flags & ts.SymbolFlags.Optional);
}

/** `markers.add(target, html, options)`, whose default anchor was the middle. */
function addMarker(prefix: string, collision: NewOption): CallRule {
  return content((call, to) => {
    const [target, html, given] = call.arguments;
    if (!target || !html) return undefined;
    const options = readOptions(given, to);
    const own: NewOption[] = options
      ? [
          ['anchor', options.get('anchor') ?? "'center'"],
          options.has('rank') ? ['rank', options.get('rank')] : collision,
          ['interactive', options.get('interactive')],
        ]
      : [
          ['anchor', hasProperty(given!, 'anchor', to) ? undefined : "'center'"],
          hasProperty(given!, 'rank', to) ? ['rank', undefined] : collision,
          ['...', to.text(given!)],
        ];
    const all = printOptions([['content', markerContent(html, to)], ...own], call);
    return `${receiverText(call, to)}${prefix}add(${to.text(target)}, ${all})`;
  });
}

function addTooltip(prefix: string): CallRule {
  return content((call, to) => {
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
    return `${receiverText(call, to)}${prefix}add(${to.text(target)}, ${options})`;
  });
}

const LABEL_OPTIONS = {
  color: 'color',
  haloColor: 'haloColor',
  fontSize: 'size',
  icon: 'icon',
  rank: 'rank',
  interactive: 'interactive',
} as const;

function addLabel(prefix: string): CallRule {
  return content((call, to) => {
    const [target, text, given] = call.arguments;
    if (!target || !text) return undefined;
    const options = readOptions(given, to);
    const own: NewOption[] = options
      ? renameOptions(options, LABEL_OPTIONS)
      : [['...', spread(given!, 'FloatingLabelOptions', to)]];
    const all = printOptions([['text', to.text(text)], ...own], call);
    return `${receiverText(call, to)}${prefix}add(${to.text(target)}, ${all})`;
  });
}

/** `labelLocations(options)`: labels of all places, which 6.0 shows on its own. */
function labelLocations(prefix: string): CallRule {
  return content((call, to) => {
    const [given] = call.arguments;
    const options = readOptions(given, to);
    const own = options && renameOptions(options, LABEL_OPTIONS);
    if (!options || !own) {
      to.mark(TOPIC.content, call, {
        name: 'labelLocations',
        message: 'Pass the options to labels.addAutomatic in their new form.',
      });
      return undefined;
    }
    const look = own.some(([, value]) => value !== undefined) ? printOptions(own, call) : '{}';
    const filter = options.get('filter');
    const labels =
      look === '{}' && filter === undefined
        ? undefined
        : `({ location }) =>\n    ${condition(filter)} ? ${look} : 'none'`;
    const icons = options.get('icons');
    const all = printOptions(
      [
        ['spaces', 'false'],
        ['icons', icons === undefined ? undefined : iconsOf(icons)],
        ['options', labels],
      ],
      call,
    );
    const group = `${receiverText(call, to)}${prefix}addAutomatic(${all})`;
    return isStatement(call) ? group : `${group}.labels`;
  });
}

function condition(filter: string | undefined): string {
  if (filter === undefined) return 'location';
  const isName = /^[\w.]+$/.test(withoutTraces(filter));
  return `location && ${isName ? filter : `(${filter})`}(location)`;
}

function iconsOf(value: string): string {
  const plain = withoutTraces(value);
  if (plain === 'true' || plain === 'false') return plain === 'true' ? "'all'" : "'none'";
  return `${value} ? 'all' : 'none'`;
}

/** The feature `text3d`, which is added when it is first used. */
function text3dOf(call: ts.CallExpression, to: Rewriting): string | undefined {
  const view = viewOf(receiverOf(call), to);
  return view && `${view}.use(${to.need('text3d', { entry: './text-3d' })})`;
}

/** The feature `stackedFloors`. */
export function stackedFloorsOf(view: string, to: Rewriting): string {
  return `${view}.use(${to.need('stackedFloors', { entry: './stacked-floors' })})`;
}

function stack(method: 'show' | 'hide'): CallRule {
  return content((call, to) => {
    const view = viewOf(receiverOf(call), to);
    const options = call.arguments[0] ? to.text(call.arguments[0]) : '';
    return view && `${stackedFloorsOf(view, to)}.${method}(${options})`;
  });
}

function call5(name: string): CallRule {
  return content((call, to) => `${receiverText(call, to)}${name}()`);
}

const CHANGES: Readonly<Record<string, CallRule>> = {
  'MapView.colorPolygon': setElements((call, to) => {
    const [, color] = call.arguments;
    return printOptions([['color', color && to.text(color)]], call);
  }),
  'MapView.clearPolygonColor': setElements(() => "{ color: 'default' }"),
  'MapView.clearPolygonColors': call5('elements.reset'),
  'MapView.addInteractive': setElements((call, to) => {
    const [, given] = call.arguments;
    const options = readOptions(given, to);
    const own: NewOption[] = options
      ? [['hoverColor', options.get('hoverColor')]]
      : [['...', to.text(given!)]];
    return printOptions([['interactive', 'true'], ...own], call);
  }),
  'MapView.removeInteractive': setElements(() => '{ interactive: false }'),
  'MapView.showMap': content((call, to) => {
    const [map] = call.arguments;
    return map && `${receiverText(call, to)}floors.set(${to.text(map)})`;
  }),
  'MapView.destroy': { ...call5('remove'), topic: TOPIC.loading },
};

/** Calls that put something on the map in 5.0. */
export const CONTENT_CALLS_5: Readonly<Record<string, CallRule>> = {
  ...CHANGES,
  'FloatingLabels.labelLocations': labelLocations(''),
  'FloatingLabels.add': addLabel(''),
  'FloatingLabels.remove': removeOne,
  'FloatingLabels.setRank': content((call, to) => {
    const [label, rank] = call.arguments;
    return label && rank && `${to.text(label)}.update({ rank: ${to.text(rank)} })`;
  }),
  'FloatingLabels.update': content((call, to) => {
    const [label, options] = call.arguments;
    return label && options && `${to.text(label)}.update(${to.text(options)})`;
  }),
  'FlatLabels.labelLocations': content((call, to) => {
    const texts = text3dOf(call, to);
    const view = viewOf(receiverOf(call), to);
    const [options] = call.arguments;
    const look = options ? `, ${to.text(options)}` : '';
    const group = texts && `${texts}.addAll(${view!}.venue.locations${look})`;
    return group !== undefined && !isStatement(call) ? `${group}.texts` : group;
  }),
  'FlatLabels.add': content((call, to) => {
    const texts = text3dOf(call, to);
    const [polygon, text, given] = call.arguments;
    if (texts === undefined || !polygon || !text) return undefined;
    const own: NewOption[] = [
      ['text', to.text(text)],
      ['...', given && to.text(given)],
    ];
    return `${texts}.add(${to.text(polygon)}, ${printOptions(own, call)})`;
  }),
  'FlatLabels.remove': removeOne,
  'FlatLabels.removeAll': content((call, to) => {
    const texts = text3dOf(call, to);
    return texts && `${texts}.removeAll()`;
  }),
  'Markers.add': addMarker('', ['rank', "'always'"]),
  'Markers.remove': removeOne,
  'Markers.setPosition': moveMarker(true),
  'Markers.animate': moveMarker(false),
  'Tooltips.add': addTooltip(''),
  'Tooltips.remove': removeOne,
  'Paths.remove': removeOne,
  'StackedMaps.enable': stack('show'),
  'StackedMaps.disable': stack('hide'),
};

function moveMarker(isJump: boolean): CallRule {
  return content((call, to) => {
    const [marker, target, options] = call.arguments;
    if (!marker || !target) return undefined;
    const how = isJump ? '{ duration: 0 }' : options && to.text(options);
    return `${to.text(marker)}.moveTo(${to.text(target)}${how === undefined ? '' : `, ${how}`})`;
  });
}

/** In 4.0, the map view has all methods itself. */
export const CONTENT_CALLS_4: Readonly<Record<string, CallRule>> = {
  ...CHANGES,
  'MapView.labelLocations': labelLocations('labels.'),
  'MapView.labelPolygon': addLabel('labels.'),
  'MapView.removeLabel': removeOne,
  'MapView.removeLabels': call5('labels.removeAll'),
  'MapView.addMarker': addMarker('markers.', ['collision', "'always-show'"]),
  'MapView.removeMarker': removeOne,
  'MapView.removeMarkers': call5('markers.removeAll'),
  'MapView.addTooltip': addTooltip('markers.'),
  'MapView.removeTooltip': removeOne,
  'MapView.drawPath': content(
    (call, to) =>
      `${receiverText(call, to)}paths.add(${call.arguments.map((one) => to.text(one)).join(', ')})`,
  ),
  'MapView.removePath': removeOne,
  'MapView.removePaths': call5('paths.removeAll'),
};
