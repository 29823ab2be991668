import { RENAMED_DATA } from '../engine/renamed-data.ts';
import type { ExportRule, MemberRule, RuleSet, Topic } from '../engine/rules.ts';
import { WEB_CONSTANTS } from '../web/exports.ts';
import { TOPIC } from './topics.ts';

function renamed(
  topic: Topic,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, MemberRule>> {
  return Object.fromEntries(Object.entries(names).map(([old, name]) => [old, { topic, name }]));
}

const REASON: MemberRule = {
  topic: TOPIC.routes,
  name: 'state',
  read: (value) => value,
  note: 'The states of 6.0 include the reason, such as "uncertain", "stale" and "out-of-bounds".',
};

export const NATIVE_MEMBERS: Readonly<Record<string, MemberRule>> = {
  ...renamed(TOPIC.data, {
    ...RENAMED_DATA,
    'VenueMap.shortName': 'name',
  }),
  'Polygon.isHallway': {
    topic: TOPIC.data,
    name: 'kind',
    read: (value) => `(${value} === 'hallway')`,
  },
  'LocationHours.days': {
    topic: TOPIC.data,
    name: 'dayOfWeek',
    read: (value) => `(${value} ?? [])`,
  },
  'Location.website': { topic: TOPIC.data, name: 'website', read: (value) => `${value}?.url` },
  'Location.type': {
    topic: TOPIC.data,
    name: 'categories',
    read: (value, to) => `${to.help('locationType')}(${value})`,
    note: 'Locations have categories instead of a type. Compare the categories of your venue.',
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
  ...renamed(TOPIC.content, {
    'MapStore.floatingLabels': 'labels',
    'MapStore.tooltips': 'markers',
    'FloatingLabelOptions.fontSize': 'size',
  }),
  ...renamed(TOPIC.component, { 'MapChange.map': 'floor' }),
  'ViewClick.polygons': {
    topic: TOPIC.component,
    name: 'element',
    read: (value) =>
      value === 'element'
        ? "element?.type === 'space' ? [element] : []"
        : `(${value}?.type === 'space' ? [${value}] : [])`,
    isBound: true,
  },
  'BlueDotStateChange.reason': REASON,
  ...renamed(TOPIC.routes, {
    'MapStore.journey': 'navigation',
    'Directions.path': 'coordinates',
    'Directions.maps': 'floors',
    'Directions.reason': 'message',
    'DirectionsInstruction.link': 'connection',
    'JourneyStep.map': 'floor',
    'JourneyStep.link': 'connection',
    'CameraPose.rotation': 'bearingDegrees',
    'CameraPose.tilt': 'pitchDegrees',
    'BlueDotUpdate.heading': 'headingDegrees',
    'BlueDotPosition.heading': 'headingDegrees',
    'SearchResult.object': 'element',
  }),
};

function types(topic: Topic, names: Readonly<Record<string, string>>): RuleSet['exports'] {
  const entries = Object.entries(names).map(([old, type]) => {
    const imports = [...type.matchAll(/\b[A-Z]\w+/g)].map(([name]) => ({ name, isType: true }));
    return [old, { topic, type, imports } satisfies ExportRule] as const;
  });
  return Object.fromEntries(entries);
}

export const NATIVE_EXPORTS: RuleSet['exports'] = {
  ...types(TOPIC.data, {
    Venue: 'VenueData',
    VenueMap: 'FloorData',
    MapGroup: 'FloorStackData',
    Polygon: 'SpaceData',
    Location: 'LocationData',
    Category: 'CategoryData',
    MapLink: 'ConnectionData',
    MapCoordinate: 'Coordinate',
    LocationHours: 'OpeningHours',
  }),
  ...types(TOPIC.component, {
    MapStore: 'RemoteMap',
    ViewClick: 'PointerEvent',
    MapChange: "Received<MapEvents['floor-change']>",
    VenueViewProps: 'MapViewProps',
  }),
  SdkError: { topic: TOPIC.component, type: 'Error', imports: [] },
  ...types(TOPIC.content, {
    FloatingLabelOptions: 'LabelOptions',
    CollisionRank: 'Rank',
    MapTarget: 'RouteEnd',
  }),
  ...types(TOPIC.routes, {
    Directions: 'RouteData',
    DirectionsTarget: 'RouteEnd',
    DirectionsOptions: 'RouteOptions',
    DirectionsInstruction: "RouteData['instructions'][number]",
    JourneyStep: "RouteData['sections'][number]",
    BlueDotUpdate: 'PositionReport',
    BlueDotPosition: 'DotPosition',
    BlueDotState: 'DotState',
    BlueDotStateChange: "Received<BlueDotEvents['state-change']>",
    SearchResult: 'Received<SearchHit>',
    SearchResultMatch: 'SearchMatch',
    SafeAreaInsets: 'Padding',
  }),
};

export const NATIVE_CONSTANTS: RuleSet['constants'] = Object.fromEntries(
  Object.entries(WEB_CONSTANTS).map(([name, { text }]) => {
    const isContent = /^(?:COLLISION_RANK|MARKER_ANCHOR)/.test(name);
    const isData = name.startsWith('LOCATION_TYPE');
    const topic = isContent ? TOPIC.content : isData ? TOPIC.data : TOPIC.routes;
    return [name, { topic, text }];
  }),
);
