import { broken, brokenFiles, type BrokenBundle, text } from './broken-bundle.ts';

/** Values that no schema allows. */
export const VALUES: readonly BrokenBundle[] = [
  brokenFiles('wrong-type', 'an object where a list belongs', (files) =>
    files.set('connections.json', text('{}')),
  ),
  broken('wrong-type', 'a number for a name', ({ locations }) => {
    Object.assign(locations[0]!.details, { name: 42 });
  }),
  broken('missing-field', 'a connection without a type', ({ connections }) => {
    Reflect.deleteProperty(connections[0]!, 'type');
  }),
  broken('missing-field', 'a floor without an elevation', ({ floors }) => {
    Reflect.deleteProperty(floors.features[0]!.properties, 'elevation');
  }),
  broken('wrong-value', 'a collection that is none', ({ geometry }) => {
    Object.assign(geometry['f_ground']!, { type: 'Collection' });
  }),
  broken('unknown-value', 'a kind that nobody knows', ({ kinds }) => {
    kinds['f_ground']!['g_g-shop'] = 'submarine';
  }),
  broken('out-of-range', 'an opacity above 1', ({ defaultStyle }) => {
    defaultStyle['room']!.opacity = 3;
  }),
  broken('out-of-range', 'a cost below 0', ({ connections }) => {
    connections[0]!.entryCost = -1;
  }),
  broken('bad-id', 'an id without its prefix', ({ locations }) => {
    locations[0]!.id = 'cafe';
  }),
  broken('bad-pattern', 'a colour in words', ({ defaultStyle }) => {
    defaultStyle['room']!.color = 'beige';
  }),
  broken('bad-pattern', 'a time of day that does not exist', ({ locations }) => {
    locations[0]!.openingHours![0]!.opens = '8 o’clock';
  }),
  broken('too-few-items', 'a floor stack without a floor', ({ floorStacks }) => {
    floorStacks[0]!.floors = [];
  }),
  broken('too-many-items', 'a position with five numbers', ({ nodes }) => {
    nodes['f_ground']!.features[0]!.geometry.coordinates.push(0, 0, 0);
  }),
  broken('no-option-matches', 'a geometry of no known type', ({ geometry }) => {
    Object.assign(geometry['f_ground']!.features[0]!.geometry, { type: 'Circle' });
  }),
  brokenFiles('wrong-type', 'a coordinate that overflows to infinity', (files) => {
    const floor = new TextDecoder().decode(files.get('geometry/f_ground.geojson'));
    files.set('geometry/f_ground.geojson', text(floor.replace('13.4,', '1e999,')));
  }),
  brokenFiles('wrong-type', 'a prototype as data', (files) =>
    files.set('default-style.json', text('{"__proto__": {"polluted": true}, "constructor": 1}')),
  ),
];
