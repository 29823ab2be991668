import type { ExportRule, ImportedName, Topic } from '../engine/rules.ts';
import { TOPIC } from '../engine/topics.ts';

function types(
  topic: Topic,
  names: Readonly<Record<string, string | readonly [name: string, entry: string]>>,
): Readonly<Record<string, ExportRule>> {
  const entries = Object.entries(names).map(([old, current]) => {
    const [name, entry] = typeof current === 'string' ? [current, '.'] : current;
    const imports: ImportedName[] = [{ name, entry, isType: true }];
    return [old, { topic, type: name, imports }] as const;
  });
  return Object.fromEntries(entries);
}

/** Types that have another name. */
export const WEB_EXPORTS: Readonly<Record<string, ExportRule>> = {
  ...types(TOPIC.data, {
    VenueMap: 'Floor',
    MapGroup: 'FloorStack',
    Polygon: 'GeometryElement',
    MapLink: 'Connection',
    PathNode: 'RouteNode',
    MapCoordinate: 'Coordinate',
    LocationHours: 'OpeningHours',
  }),
  LocationType: { topic: TOPIC.data, type: "'tenant' | 'amenity'", imports: [] },
  ...types(TOPIC.routes, {
    Directions: 'Route',
    DirectionsOptions: 'RouteOptions',
    DirectionsInstruction: 'Instruction',
    DirectionsTarget: 'RouteTarget',
    JourneyOptions: 'NavigationOptions',
    JourneyStep: 'RouteSection',
    DrawnPath: 'Path',
  }),
  ...types(TOPIC.content, {
    FloatingLabel: 'Label',
    FloatingLabelOptions: 'LabelOptions',
    FlatLabel: ['MapText', './text-3d'],
    FlatLabelOptions: ['Text3dOptions', './text-3d'],
    Tooltip: 'Marker',
    CollisionRank: 'Rank',
    MapTarget: 'MarkerTarget',
    StackedMapsOptions: ['StackOptions', './stacked-floors'],
  }),
  ...types(TOPIC.camera, {
    ViewClick: 'PointerHits',
    CameraState: 'CameraPose',
    CameraAnimation: 'AnimationOptions',
    CameraMove: 'AnimationOptions',
    CameraFocusOptions: 'FocusOptions',
    SafeAreaInsets: 'Padding',
    BlueDotPosition: ['DotPosition', './blue-dot'],
    BlueDotUpdate: ['PositionReport', './blue-dot'],
    BlueDotState: ['DotState', './blue-dot'],
    BlueDotOptions: ['BlueDotOptions', './blue-dot'],
    BlueDot: ['BlueDot', './blue-dot'],
    VenueSearch: ['Search', './search'],
    VenueSearchOptions: ['SearchQueryOptions', './search'],
    SearchResult: ['SearchHit', './search'],
    SearchResultMatch: ['SearchMatch', './search'],
  }),
  CameraPose: {
    topic: TOPIC.camera,
    type: 'CameraChange',
    imports: [{ name: 'CameraChange', isType: true }],
  },
  SdkErrorCode: {
    topic: TOPIC.loading,
    type: "MapViewError['code']",
    imports: [{ name: 'MapViewError', isType: true }],
  },
};

type Constants = Readonly<Record<string, { readonly topic: Topic; readonly text: string }>>;

function constants(topic: Topic, name: string, texts: Readonly<Record<string, string>>): Constants {
  const entries = Object.entries(texts).map(
    ([key, text]) => [`${name}.${key}`, { topic, text: `'${text}'` }] as const,
  );
  return Object.fromEntries(entries);
}

/** Enumerations are strings now. */
export const WEB_CONSTANTS: Constants = {
  ...constants(TOPIC.data, 'LOCATION_TYPE', { TENANT: 'tenant', AMENITY: 'amenity' }),
  ...constants(TOPIC.content, 'COLLISION_RANK', {
    MEDIUM: 'medium',
    HIGH: 'high',
    ALWAYS_VISIBLE: 'always',
  }),
  ...constants(TOPIC.content, 'MARKER_ANCHOR', {
    CENTER: 'center',
    TOP: 'top',
    BOTTOM: 'bottom',
    LEFT: 'left',
    RIGHT: 'right',
  }),
  ...constants(TOPIC.routes, 'INSTRUCTION_ACTION', {
    DEPART: 'depart',
    TURN: 'turn',
    TAKE_LINK: 'take-connection',
    LEAVE_LINK: 'leave-connection',
    ARRIVE: 'arrive',
  }),
  ...constants(TOPIC.camera, 'SEARCH_RESULT', { LOCATION: 'location', CATEGORY: 'category' }),
  ...constants(TOPIC.camera, 'BLUE_DOT_STATE', {
    NOT_LISTENING: 'hidden',
    LISTENING: 'hidden',
    HAS_POSITION: 'active',
    HAS_INDOOR_POSITION: 'active',
    UNCERTAIN: 'uncertain',
  }),
};
