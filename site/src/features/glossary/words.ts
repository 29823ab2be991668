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
      'A symbol at a place that is there for safety or operation, such as a fire extinguisher or a meeting point. It is part of the venue.',
    page: '/web-sdk/annotations',
  },
  {
    id: 'blue-dot',
    word: 'blue dot',
    forms: ['blue dot', 'blue dots'],
    meaning:
      'The sign on the map for where the user is. It draws positions that your app supplies; it does not find them.',
    page: '/web-sdk/blue-dot',
  },
  {
    id: 'bundle',
    word: 'bundle',
    forms: ['bundle', 'bundles'],
    meaning: 'One venue as files: a zip, or a folder, in the venue format.',
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
      'A way from one place to another that is more than a step: stairs, a lift, an escalator, a ramp, or a checkpoint. It joins floors, or two sides of the same floor.',
    page: '/web-sdk/connections',
    elsewhere:
      /(?:network|internet|slow|water|own|their|no|needs a|without a|check|Check|set up the|approve the|metered) connections?|The connection stands/g,
  },
  {
    id: 'deep-link',
    word: 'deep link',
    forms: ['deep link', 'deep links'],
    meaning:
      'An address of the viewer that opens a venue at a certain place, floor, route or language.',
    page: '/docs/embed-a-map/deep-linking',
  },
  {
    id: 'extension',
    word: 'extension',
    forms: ['extension', 'extensions'],
    meaning:
      'A part of the venue format that adds one subject, such as locations or nodes, in files of its own. Readers skip the extensions that they do not know.',
    page: '/docs/mvf/v3/specification/overview',
    elsewhere: /(?:file|browser|with the) extensions?/g,
  },
  {
    id: 'external-id',
    word: 'external id',
    forms: ['external id', 'external ids'],
    meaning:
      'The id that your own system has for a place. It stays when a venue is published again, so records and links are matched by it.',
    page: '/docs/data-sync/getting-started-data-sync',
  },
  {
    id: 'facade',
    word: 'facade',
    forms: ['facade', 'facades'],
    meaning:
      'A building as it is seen from outside. Maps show it until the visitor comes near, and its floors then.',
    page: '/docs/mvf/v3/specification/facade',
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
    id: 'key',
    word: 'key',
    forms: ['key', 'keys'],
    meaning:
      'A text that opens the published venues of one workspace for reading. In an app or a page it stands alone and is public. A server combines it with its secret, which is not.',
    page: '/docs/demo-keys-and-maps',
    // Elsewhere it is a key of a keyboard, of a record or of another product.
    only: /(?<!idempotency |primary |API |map )keys? (?:and its secret|and secret|of (?:a|the|your) workspace|that may open|opens|belongs)|(?:and|needs) a key(?=[.,])/g,
  },
  {
    id: 'kind',
    word: 'kind',
    forms: ['kind', 'kinds'],
    meaning: 'What a shape is: a room, a hallway, a wall, an object. A shape has one kind at most.',
    page: '/docs/mvf/v3/specification/kinds',
    // Elsewhere it is the everyday word.
    only: /kinds? extension|(?:names?|ids?)(?:,| and) kinds?|kinds? and (?:styles?|names?)|kinds? of (?:a|the|its|each|every) (?:shape|space|geometry|feature)/g,
  },
  {
    id: 'location',
    word: 'location',
    forms: ['location', 'locations'],
    meaning:
      'A place that people look for by its name, such as a shop, a gate or a meeting room. It has texts and pictures, and stands in one space or in several.',
    page: '/web-sdk/locations',
    elsewhere:
      /(?:user’s|user's|visitor's|device|device's|precise|Precise|approximate|indoor|outdoor|Android|for|for the|file) locations?|locations? (?:permissions?|services?|manager|updates?|generator|is asked|can be approximate)/g,
  },
  {
    id: 'mvf',
    word: 'MVF',
    forms: ['MVF'],
    meaning:
      'Our open format for venues: GeoJSON and JSON files in a zip. A small core holds floors and shapes, extensions hold the rest.',
    page: '/docs/mvf/v3/getting-started',
  },
  {
    id: 'node',
    word: 'node',
    forms: ['node', 'nodes'],
    meaning:
      'A point that routes pass through, joined with its neighbours on the same floor. Visitors do not see nodes.',
    page: '/docs/mvf/v3/specification/nodes',
    elsewhere: /(?:DOM|React|text|child|scene) nodes?/g,
  },
  {
    id: 'point-of-interest',
    word: 'point of interest',
    forms: ['point of interest', 'points of interest'],
    meaning: 'A location that is a point and not a room, such as a cash machine or an exhibit.',
    page: '/web-sdk/points-of-interest',
  },
  {
    id: 'project',
    word: 'project',
    forms: ['project', 'projects'],
    meaning:
      'The code of your app, as Xcode, Android Studio or a bundler opens it. On the platform, the part that belongs to you is a workspace.',
    page: '/web-sdk/getting-started',
    // The everyday word of developers needs no card, except beside a workspace.
    only: /project (?:and|or|beside) (?:a |your |the )?workspace/g,
  },
  {
    id: 'space',
    word: 'space',
    forms: ['space', 'spaces'],
    meaning:
      'An area with edges that people can be in or look at: a room, a shop, a hallway. What it is called and who is in it is said by locations.',
    page: '/web-sdk/spaces',
    elsewhere:
      /(?:white|disk|screen|storage|free|more|less|enough|blank|for|only|contain|name) spaces?|spaces? (?:bar|is short|between words)/g,
  },
  {
    id: 'venue',
    word: 'venue',
    forms: ['venue', 'venues'],
    meaning:
      'What one map shows: a building or several that belong together, with all floors, such as a mall, a campus or an airport.',
    page: '/docs/mvf/v3/getting-started',
  },
  {
    id: 'workspace',
    word: 'workspace',
    forms: ['workspace', 'workspaces'],
    meaning:
      'The part of the platform that belongs to one customer, with its own maps, members, keys and webhooks. Nothing in it can be seen from another workspace.',
    page: '/docs/rest-apis/partner',
    elsewhere: /npm workspaces?/g,
  },
];
