import { RENAMED_DATA } from '../engine/renamed-data.ts';
import type { MemberRule, Rewriting } from '../engine/rules.ts';
import { TOPIC } from '../engine/topics.ts';
import { findValue, viewOf, venueAt } from '../engine/find-value.ts';
import ts from 'typescript';

function renamed(
  topic: string,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, MemberRule>> {
  return Object.fromEntries(Object.entries(names).map(([old, name]) => [old, { topic, name }]));
}

const ZOOM_NOTE =
  'The zoom is a level in 6.0, and a higher level is nearer. Store levels instead of metres.';

const TAKES_OPERATORS = new Set([
  ts.SyntaxKind.PropertyAssignment,
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.ReturnStatement,
  ts.SyntaxKind.ArrowFunction,
  ts.SyntaxKind.TemplateSpan,
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ParenthesizedExpression,
  ts.SyntaxKind.ShorthandPropertyAssignment,
]);

/** Brackets around an expression with operators, unless the place needs none. */
function inBrackets(expression: string, { parent }: ts.Node): string {
  const isAssigned =
    ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  const isArgument = ts.isCallExpression(parent) || isAssigned;
  return TAKES_OPERATORS.has(parent.kind) || isArgument ? expression : `(${expression})`;
}

export const WEB_MEMBERS: Readonly<Record<string, MemberRule>> = {
  ...renamed(TOPIC.data, {
    ...RENAMED_DATA,
    'Venue.polygons': 'spaces',
    'VenueMap.polygons': 'spaces',
    'VenueMap.links': 'connections',
    'PathNode.map': 'floor',
  }),
  'Polygon.isHallway': {
    topic: TOPIC.data,
    name: 'kind',
    read: (value, _, node) => {
      const isNegated = ts.isPrefixUnaryExpression(node.parent);
      return isNegated ? `(${value} === 'hallway')` : inBrackets(`${value} === 'hallway'`, node);
    },
  },
  'LocationHours.days': {
    topic: TOPIC.data,
    name: 'dayOfWeek',
    read: (value) => `(${value} ?? [])`,
  },
  'Location.website': {
    topic: TOPIC.data,
    name: 'website',
    read: (value) => `${value}?.url`,
  },
  'Location.type': {
    topic: TOPIC.data,
    name: 'categories',
    read: (value, to) => `${to.help('locationType')}(${value})`,
    note: 'Locations have categories instead of a type. Compare the categories of your venue.',
  },
  'VenueMap.shortName': {
    topic: TOPIC.data,
    name: 'shortName',
    read: (value, _, node) => inBrackets(`${value} ?? ''`, node),
  },
  'Venue.nodes': {
    topic: TOPIC.data,
    name: 'nodes',
    note: 'Call venue.loadNodes before you read the nodes.',
  },
  'MapCoordinate.latitude': {
    topic: TOPIC.data,
    name: 'lngLat',
    read: (value) => `${value}[1]`,
  },
  'MapCoordinate.longitude': {
    topic: TOPIC.data,
    name: 'lngLat',
    read: (value) => `${value}[0]`,
  },
  'MapCoordinate.map': {
    topic: TOPIC.data,
    name: 'floorId',
    read: (value, to, node) => floorOf(value, 'get', { to, node }),
    isBound: true,
  },
  'BlueDotPosition.latitude': {
    topic: TOPIC.camera,
    name: 'lngLat',
    read: (value) => `${value}[1]`,
  },
  'BlueDotPosition.longitude': {
    topic: TOPIC.camera,
    name: 'lngLat',
    read: (value) => `${value}[0]`,
  },
  'BlueDotPosition.map': {
    topic: TOPIC.camera,
    name: 'floorId',
    read: (value, to, node) => floorOf(value, 'find', { to, node }),
    isBound: true,
  },
  'BlueDotEvents.state-change.reason': {
    topic: TOPIC.camera,
    name: 'state',
    read: (value) => value,
    note: 'The states of 6.0 include the reason, such as "uncertain", "stale" and "out-of-bounds".',
  },
  'ViewClick.polygons': {
    topic: TOPIC.camera,
    name: 'element',
    read: (value) =>
      value === 'element' ? 'element ? [element] : []' : `(${value} ? [${value}] : [])`,
    isBound: true,
  },
  ...renamed(TOPIC.camera, {
    'BlueDotPosition.heading': 'headingDegrees',
    'BlueDotUpdate.heading': 'headingDegrees',
    'Camera.rotation': 'bearingDegrees',
    'Camera.tilt': 'pitchDegrees',
    'Camera.position': 'center',
    'CameraPose.rotation': 'bearingDegrees',
    'CameraPose.tilt': 'pitchDegrees',
    'CameraPose.position': 'center',
    'CameraState.rotation': 'bearingDegrees',
    'CameraState.tilt': 'pitchDegrees',
    'CameraState.position': 'center',
    'CameraFocusOptions.rotation': 'bearingDegrees',
    'CameraFocusOptions.tilt': 'pitchDegrees',
    'SearchResult.object': 'element',
    'ViewEvents.map-changed.map': 'floor',
  }),
  'Camera.zoom': {
    topic: TOPIC.zoom,
    name: 'zoom',
    read: (value, to, node) => {
      const view = ts.isPropertyAccessExpression(node) ? viewOf(node.expression, to) : undefined;
      return view === undefined ? value : `${to.help('zoomMetres')}(${view})`;
    },
    note: ZOOM_NOTE,
  },
  'CameraState.zoom': {
    topic: TOPIC.zoom,
    name: '',
    read: (_, to, node) =>
      `${to.help('zoomMetres')}(${findValue('MapView', node, to) ?? 'mapView'})`,
    note: ZOOM_NOTE,
  },
  ...renamed(TOPIC.content, {
    'MapView.floatingLabels': 'labels',
    'MapView.tooltips': 'markers',
    'FloatingLabelOptions.fontSize': 'size',
    'LabelOptions.fontSize': 'size',
    'FlatLabel.polygon': 'target',
    'StackedMaps.isEnabled': 'isShown',
  }),
  ...renamed(TOPIC.routes, {
    'MapView.journey': 'navigation',
    'Directions.path': 'coordinates',
    'Directions.maps': 'floors',
    'Directions.reason': 'message',
    'DirectionsInstruction.link': 'connection',
    'JourneyStep.map': 'floor',
    'JourneyStep.link': 'connection',
  }),
};

/** The floor of a coordinate, which has its id only. */
function floorOf(
  value: string,
  method: 'get' | 'find',
  { to, node }: { readonly to: Rewriting; readonly node: ts.Node },
): string {
  const venue = venueAt(node, to);
  if (venue !== undefined) return `${venue}.${method}('floor', ${value} ?? '')`;
  to.mark(TOPIC.data, node, {
    name: 'MapCoordinate.map',
    message: 'A coordinate has the id of its floor. Find the floor in the venue.',
  });
  return value;
}
