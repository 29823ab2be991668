import { broken, type BrokenBundle } from './broken-bundle.ts';

/** Ids that lead nowhere, to the wrong place or in a circle, and links that should not be. */
export const REFERENCES: readonly BrokenBundle[] = [
  broken('duplicate-id', 'one id for two shapes', ({ geometry }) => {
    geometry['f_upper']!.features[0]!.properties.id = 'g_g-hall';
  }),
  broken('unresolved-id', 'a location at a shape that is not there', ({ locations }) => {
    locations[0]!.geometryAnchors![0]!.geometryId = 'g_nowhere';
  }),
  broken('unresolved-id', 'a category that is not there', ({ locations }) => {
    locations[0]!.categories = ['lcat_nothing'];
  }),
  broken('unresolved-id', 'a neighbour that is not there', ({ nodes }) => {
    nodes['f_ground']!.features[0]!.properties.neighbors[0]!.id = 'n_nobody';
  }),
  broken('unresolved-id', 'an instance of nothing', ({ locationInstances }) => {
    locationInstances[0]!.parentId = 'loc_nothing';
  }),
  broken('unresolved-id', 'a stack of floors that are not there', ({ floorStacks }) => {
    floorStacks[0]!.floors.push('f_attic');
  }),
  broken('wrong-floor', 'a shape on another floor', ({ locations }) => {
    locations[0]!.geometryAnchors![0]!.floorId = 'f_upper';
  }),
  broken('repeated-reference', 'the same anchor twice', ({ locations }) => {
    locations[0]!.geometryAnchors!.push({ ...locations[0]!.geometryAnchors![0]! });
  }),
  broken('not-one-venue', 'a manifest of two venues', ({ manifest }) => {
    manifest.features.push(structuredClone(manifest.features[0]!));
  }),
  broken('no-floors', 'a venue without floors', (venue) => {
    venue.floors.features = [];
  }),
  broken('bad-time-zone', 'a time zone that is none', ({ manifest }) => {
    manifest.features[0]!.properties.tzid = 'Mars/Olympus';
  }),
  broken('geometry-without-kind', 'a shape that is nothing', ({ kinds }) => {
    Reflect.deleteProperty(kinds['f_ground']!, 'g_g-shop');
  }),
  broken('two-styles', 'a shape drawn in two styles', ({ defaultStyle }) => {
    defaultStyle['wall']!.geometryAnchors.push({ ...defaultStyle['room']!.geometryAnchors[0]! });
  }),
  broken('floor-twice-in-stack', 'a floor twice in a stack', ({ floorStacks }) => {
    floorStacks[0]!.floors.push('f_ground');
  }),
  broken('default-floor-not-in-stack', 'a default floor of another stack', ({ floorStacks }) => {
    floorStacks[0]!.defaultFloor = 'f_outside';
  }),
  broken('outdoor-floor-in-stack', 'a floor inside and outside', ({ outdoors }) => {
    outdoors.floors.push('f_ground');
  }),
  broken('location-without-name', 'a location without a name', ({ locations }) => {
    locations[0]!.details = {};
  }),
  broken('category-cycle', 'categories that contain each other', ({ locationCategories }) => {
    locationCategories[0]!.parent = 'lcat_food';
  }),
  broken('category-cycle', 'a category that contains itself', ({ locationCategories }) => {
    locationCategories[0]!.parent = 'lcat_places';
  }),
  broken('instance-without-anchor', 'an instance that is nowhere', ({ locationInstances }) => {
    locationInstances[0]!.geometryAnchors = [];
  }),
  broken('instance-without-override', 'an instance that says nothing', ({ locationInstances }) => {
    Reflect.deleteProperty(locationInstances[0]!, 'details');
  }),
  broken('language-not-listed', 'a text in a language that is not listed', ({ locations }) => {
    locations[0]!.details.translations = { xx: { name: 'Kaffe' } };
  }),
  broken('unknown-symbol', 'an annotation without a symbol', ({ annotations }) => {
    annotations['f_ground']![0]!.symbolKey = 'unicorn';
  }),
  broken('flag-clash', 'two flags on one bit', ({ navigationFlags }) => {
    navigationFlags['public'] = { index: 0, bit: 0 };
  }),
  broken('undeclared-flag', 'a flag that nobody declared', ({ nodes }) => {
    nodes['f_ground']!.features[0]!.properties.neighbors[0]!.flags = [64];
  }),
  broken('door-not-a-line', 'a door that is a room', ({ entranceAesthetic }) => {
    entranceAesthetic['f_ground']![0]!.geometryId = 'g_g-shop';
  }),
  broken('image-without-place', 'a picture that is nowhere', ({ floorImages }) => {
    Reflect.deleteProperty(floorImages['f_ground']!.features[0]!.properties, 'geometryId');
  }),
  broken('missing-asset', 'a logo that the bundle lacks', ({ locations }) => {
    locations[0]!.logo = 'assets/gone.svg';
  }),
  broken('unsafe-url', 'a link that runs script', ({ locations }) => {
    locations[0]!.website = { label: 'Free coffee', url: 'javascript:alert(1)' };
  }),
  broken('unsafe-url', 'a logo that runs script', ({ locations }) => {
    locations[0]!.logo = ' JavaScript:alert(1)';
  }),
  broken('unsafe-url', 'a script in a location that is also invalid', ({ locations }) => {
    locations[0]!.logo = 'javascript:alert(1)';
    Object.assign(locations[0]!.details, { name: 42 });
  }),
  broken('unsafe-url', 'a link to a page in the address itself', ({ locations }) => {
    locations[0]!.links = [{ label: 'Menu', url: 'data:text/html,<script>alert(1)</script>' }];
  }),
  broken('unsupported-scheme', 'a link that starts an app', ({ locations }) => {
    locations[0]!.links = [{ label: 'Menu', url: 'intent://menu#Intent;end' }];
  }),
  broken('bad-url', 'a link that is none', ({ locations }) => {
    locations[0]!.website = { label: 'Web', url: 'https://' };
  }),
];
