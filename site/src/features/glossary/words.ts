/** A word that our pages use in a specific sense. */
export type GlossaryWord = {
  /** Part of its anchor: `floor-stack`. */
  readonly id: string;
  readonly word: string;
  /** All spellings that pages use, in the case they have inside a sentence. */
  readonly forms: readonly string[];
  /** Definition, in a sentence or two. */
  readonly meaning: string;
  /** The page with details. */
  readonly page: string;
  /** Phrases in which it means something else. */
  readonly elsewhere?: RegExp;
  /** If set, only these phrases are linked. */
  readonly only?: RegExp;
};

/** The single source of definitions, for the cards in pages and for the list on the overview. */
export const GLOSSARY: readonly GlossaryWord[] = [
  {
    id: 'annotation',
    word: 'annotation',
    forms: ['annotation', 'annotations'],
    meaning:
      'A symbol on the map that marks safety or technical equipment, such as a fire extinguisher or an assembly point. Annotations are part of the venue.',
    page: '/web-sdk/annotations',
  },
  {
    id: 'bearing',
    word: 'bearing',
    forms: ['bearing', 'bearings'],
    meaning: 'The compass direction at the top of the map, in degrees clockwise from north.',
    page: '/web-sdk/camera',
  },
  {
    id: 'blue-dot',
    word: 'blue dot',
    forms: ['blue dot', 'blue dots'],
    meaning:
      'The marker that shows the user’s position on the map. The blue dot draws positions that your app supplies; it does not determine them.',
    page: '/web-sdk/blue-dot',
  },
  {
    id: 'bundle',
    word: 'bundle',
    forms: ['bundle', 'bundles'],
    meaning: 'The files of one venue, as a zip or a folder in the venue format.',
    page: '/docs/mvf/v3/getting-started',
    elsewhere: /(?:JavaScript|script|app) bundles?/g,
  },
  {
    id: 'category',
    word: 'category',
    forms: ['category', 'categories'],
    meaning: 'A group of locations that visitors look for together, such as “Food and drink”.',
    page: '/web-sdk/location-profiles-categories',
  },
  {
    id: 'connection',
    word: 'connection',
    forms: ['connection', 'connections'],
    meaning:
      'A link between floors or between two sides of the same floor, such as stairs, a lift, an escalator, a ramp or a checkpoint.',
    page: '/web-sdk/connections',
    elsewhere:
      /(?:network|internet|slow|water|own|their|no|needs a|without a|check|Check|set up the|approve the|metered) connections?|The connection stands/g,
  },
  {
    id: 'deep-link',
    word: 'deep link',
    forms: ['deep link', 'deep links'],
    meaning:
      'A URL of the viewer that opens a venue at a certain place, floor or route, or in a certain language.',
    page: '/docs/embed-a-map/deep-linking',
  },
  {
    id: 'dynamic-focus',
    word: 'dynamic focus',
    forms: ['dynamic focus'],
    meaning:
      'The way a campus map opens buildings: a building opens at one of its floors as the camera comes close, and closes as the camera leaves.',
    page: '/web-sdk/dynamic-focus',
  },
  {
    id: 'elevation',
    word: 'elevation',
    forms: ['elevation', 'elevations'],
    meaning:
      'A number that orders the floors of a building: 0 is the ground, and negative numbers are below it.',
    page: '/docs/mvf/v3/specification/core',
  },
  {
    id: 'extension',
    word: 'extension',
    forms: ['extension', 'extensions'],
    meaning:
      'A part of the venue format that adds one subject, such as locations or nodes, in separate files. Readers skip the extensions that they do not support.',
    page: '/docs/mvf/v3/specification/overview',
    elsewhere: /(?:file|browser|with the) extensions?/g,
  },
  {
    id: 'external-id',
    word: 'external id',
    forms: ['external id', 'external ids'],
    meaning:
      'The id of a place in your own system. External ids stay the same when a venue is published again, so they match records and links to places.',
    page: '/docs/data-sync/getting-started-data-sync',
  },
  {
    id: 'facade',
    word: 'facade',
    forms: ['facade', 'facades'],
    meaning:
      'The exterior of a building. Maps show the facade until the camera is close, and then the floors.',
    page: '/docs/mvf/v3/specification/facade',
  },
  {
    id: 'feed',
    word: 'feed',
    forms: ['feed', 'feeds'],
    meaning:
      'A JSON document in which one of your systems provides current data for a venue, such as opening hours or flights.',
    page: '/docs/data-sync/getting-started-data-sync',
    elsewhere:
      /(?:RSS|Atom|JSON|news|camera|video|position) feeds?|feeds? (?:the|your|it|them|on)/g,
  },
  {
    id: 'floor',
    word: 'floor',
    forms: ['floor', 'floors'],
    meaning:
      'One storey of a building, or the ground outside. Every shape of a venue is on exactly one floor.',
    page: '/docs/mvf/v3/specification/core',
  },
  {
    id: 'floor-stack',
    word: 'floor stack',
    forms: ['floor stack', 'floor stacks'],
    meaning: 'Floors that belong together, usually those of one building.',
    page: '/docs/mvf/v3/specification/floor-stacks',
  },
  {
    id: 'geojson',
    word: 'GeoJSON',
    forms: ['GeoJSON'],
    meaning: 'An open standard for shapes in JSON, with positions in longitude and latitude.',
    page: '/docs/mvf/v3/specification/core',
  },
  {
    id: 'imdf',
    word: 'IMDF',
    forms: ['IMDF'],
    meaning:
      'Indoor Mapping Data Format, an open format for indoor maps. The mvf command converts it to our format and back.',
    page: '/docs/mvf/v3/getting-started',
  },
  {
    id: 'key',
    word: 'key',
    forms: ['key', 'keys'],
    meaning:
      'A string that gives read access to the published venues of one workspace. In an app or a page, the key is used on its own and is public. A server combines the key with a secret, which is private.',
    page: '/docs/demo-keys-and-maps',
    // Elsewhere it is a key of a keyboard, of a record or of another product.
    only: /(?<!idempotency |primary |API |map )keys? (?:and its secret|and secret|of (?:a|the|your) workspace|that may open|opens|belongs)|(?:and|needs) a key(?=[.,])/g,
  },
  {
    id: 'kind',
    word: 'kind',
    forms: ['kind', 'kinds'],
    meaning:
      'The category of a shape, such as room, hallway, wall or object. A shape has at most one kind.',
    page: '/docs/mvf/v3/specification/kinds',
    // Elsewhere it is the everyday word.
    only: /kinds? extension|(?:names?|ids?)(?:,| and) kinds?|kinds? and (?:styles?|names?)|kinds? of (?:a|the|its|each|every) (?:shape|space|geometry|feature)/g,
  },
  {
    id: 'label',
    word: 'label',
    forms: ['label', 'labels'],
    meaning: 'A text on the map, with or without an icon, that names a place.',
    page: '/web-sdk/labels',
    elsewhere: /(?:accessible|aria|button|field|form|menu|accessibility) labels?/g,
  },
  {
    id: 'location',
    word: 'location',
    forms: ['location', 'locations'],
    meaning:
      'A place that people search for by name, such as a shop, a gate or a meeting room. A location has texts and images, and occupies one or more spaces.',
    page: '/web-sdk/locations',
    elsewhere:
      /(?:user’s|user's|visitor's|device|device's|precise|Precise|approximate|indoor|outdoor|Android|for|for the|file) locations?|locations? (?:permissions?|services?|manager|updates?|generator|is asked|can be approximate)/g,
  },
  {
    id: 'marker',
    word: 'marker',
    forms: ['marker', 'markers'],
    meaning: 'Your own content, such as HTML, that stays at a position while the map moves.',
    page: '/web-sdk/markers',
  },
  {
    id: 'mvf',
    word: 'MVF',
    forms: ['MVF'],
    meaning:
      'Our open format for venues: GeoJSON and JSON files in a zip. A small core contains floors and shapes, and extensions contain the rest.',
    page: '/docs/mvf/v3/getting-started',
  },
  {
    id: 'node',
    word: 'node',
    forms: ['node', 'nodes'],
    meaning:
      'A point that routes pass through, connected to its neighbours on the same floor. Visitors do not see nodes.',
    page: '/docs/mvf/v3/specification/nodes',
    elsewhere: /(?:DOM|React|text|child|scene) nodes?/g,
  },
  {
    id: 'pitch',
    word: 'pitch',
    forms: ['pitch'],
    meaning: 'The tilt of the camera in degrees. At 0, the camera looks straight down.',
    page: '/web-sdk/camera',
  },
  {
    id: 'point-of-interest',
    word: 'point of interest',
    forms: ['point of interest', 'points of interest'],
    meaning:
      'A location at a single point instead of a room, such as a cash machine or an exhibit.',
    page: '/web-sdk/points-of-interest',
  },
  {
    id: 'project',
    word: 'project',
    forms: ['project', 'projects'],
    meaning:
      'Your app’s code, as Xcode, Android Studio or a bundler opens it. Your part of the platform is called a workspace.',
    page: '/web-sdk/getting-started',
    // The everyday word of developers needs no card, except beside a workspace.
    only: /project (?:and|or|beside) (?:a |your |the )?workspace/g,
  },
  {
    id: 'space',
    word: 'space',
    forms: ['space', 'spaces'],
    meaning:
      'A bounded area of a floor, such as a room, a shop or a hallway. Locations specify its name and its occupants.',
    page: '/web-sdk/spaces',
    elsewhere:
      /(?:white|disk|screen|storage|free|more|less|enough|blank|for|only|contain|name) spaces?|spaces? (?:bar|is short|between words)/g,
  },
  {
    id: 'stacked-map',
    word: 'stacked map',
    forms: ['stacked map', 'stacked maps'],
    meaning: 'A view of several floors of a building above each other.',
    page: '/web-sdk/stacked-maps',
  },
  {
    id: 'step-free-route',
    word: 'step-free route',
    forms: ['step-free route', 'step-free routes'],
    meaning: 'A route that uses only connections without steps, such as lifts and ramps.',
    page: '/web-sdk/wayfinding',
  },
  {
    id: 'tileset',
    word: 'tileset',
    forms: ['tileset', 'tilesets'],
    meaning: 'The part of the venue format that names the street map around a venue.',
    page: '/docs/mvf/v3/specification/tileset',
    elsewhere: /(?:3D|vector|raster|Tiles|map) [Tt]ilesets?/g,
  },
  {
    id: 'traversability',
    word: 'traversability',
    forms: ['traversability'],
    meaning:
      'The part of the venue format that states which shapes people can walk through and which they can only reach.',
    page: '/docs/mvf/v3/specification/traversability',
  },
  {
    id: 'turn-by-turn-directions',
    word: 'turn-by-turn directions',
    forms: ['turn-by-turn directions', 'turn-by-turn instructions'],
    meaning: 'The steps of a route in words, such as “Turn left at the bakery”.',
    page: '/web-sdk/turn-by-turn-directions',
  },
  {
    id: 'venue',
    word: 'venue',
    forms: ['venue', 'venues'],
    meaning:
      'The subject of one map: one or more buildings that belong together, with all their floors, such as a mall, a campus or an airport.',
    page: '/docs/mvf/v3/getting-started',
  },
  {
    id: 'viewer',
    word: 'viewer',
    forms: ['viewer', 'viewers'],
    meaning:
      'Our web app that shows a venue without programming, on a page of its own or in an iframe.',
    page: '/docs/enterprise-apps/hosted-web-app',
    elsewhere: /(?:PDF|image|file|report|log|3D|glTF|some|other) viewers?|viewers? of/g,
  },
  {
    id: 'webhook',
    word: 'webhook',
    forms: ['webhook', 'webhooks'],
    meaning: 'A request that our server sends to yours when a venue has changed.',
    page: '/docs/integrations/webhooks',
  },
  {
    id: 'wgs-84',
    word: 'WGS 84',
    forms: ['WGS 84'],
    meaning:
      'The coordinate system of GPS: longitude and latitude in degrees. Positions in the venue format use it.',
    page: '/docs/mvf/v3/specification/core',
  },
  {
    id: 'workspace',
    word: 'workspace',
    forms: ['workspace', 'workspaces'],
    meaning:
      'One customer’s part of the platform, with its own maps, members, keys and webhooks. The content of a workspace is not visible from other workspaces.',
    page: '/docs/rest-apis/partner',
    elsewhere: /npm workspaces?/g,
  },
  {
    id: 'zoom-level',
    word: 'zoom level',
    forms: ['zoom level', 'zoom levels'],
    meaning:
      'The scale of the map as a number: each whole level halves the width of the area that the map shows.',
    page: '/web-sdk/camera',
  },
];
