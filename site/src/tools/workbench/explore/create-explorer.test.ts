import { tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import { createExplorer } from './create-explorer.ts';
import type { JsonNode } from './explorer-protocol.ts';

const explorer = createExplorer(tinyVenue());

async function shownAt(file: string, pointer: string) {
  const shown = await explorer.readValue({ file, pointer });
  if (!shown) throw new Error(`There is no value at ${file} ${pointer}.`);
  return shown;
}

/** The node of a field, by the names of the fields around it. */
function nodeAt(node: JsonNode, ...keys: string[]): JsonNode {
  return keys.reduce((outer, key) => {
    const found = outer.children.find((child) => child.key === key);
    if (!found) throw new Error(`${key} is not among ${outer.children.map((each) => each.key)}.`);
    return found;
  }, node);
}

describe('an object', () => {
  test('is found by its id, with its file and its position', async () => {
    const record = await explorer.findRecord('g_g-shop');
    expect(record).toMatchObject({ kind: 'geometry', file: 'geometry/f_ground.geojson' });
    const { node, mapPlace } = await shownAt(record!.file, record!.pointer);
    expect(nodeAt(node, 'properties', 'id').text).toBe('"g_g-shop"');
    expect(mapPlace).toMatchObject({ name: 'g_g-shop', floorId: 'f_ground' });
    expect(mapPlace!.lines.length).toBeGreaterThan(0);
  });

  test('lists the values that refer to it, with the objects they belong to', async () => {
    const { usages } = await shownAt(
      'geometry/f_ground.geojson',
      (await explorer.findRecord('g_g-shop'))!.pointer,
    );
    expect(usages.total).toBe(usages.items.length);
    expect(usages.items).toContainEqual({
      file: 'kinds/f_ground.json',
      pointer: '/g_g-shop',
      owner: undefined,
      text: '"room"',
    });
    const owners = usages.items.map(({ owner }) => owner?.kind);
    expect(owners).toContain('location');
    expect(owners).toContain('node');
  });

  test('is found by a part of its name or id', async () => {
    const { items, total } = await explorer.searchRecords('G-SHOP', 0);
    expect(total).toBe(items.length);
    expect(items.map(({ id }) => id)).toContain('g_g-shop');
    expect((await explorer.searchRecords('no such thing', 0)).total).toBe(0);
    const all = await explorer.searchRecords('', 0);
    const next = await explorer.searchRecords('', all.items.length);
    expect(all.total).toBeGreaterThan(all.items.length);
    expect(next.items[0]!.id).not.toBe(all.items[0]!.id);
  });
});

describe('a reference', () => {
  test('has the object that it refers to, as a value and as a key', async () => {
    const { node } = await shownAt('locations.json', '/0');
    const anchor = nodeAt(node, 'geometryAnchors', '0');
    expect(nodeAt(anchor, 'floorId').target).toMatchObject({ kind: 'floor' });
    expect(nodeAt(anchor, 'geometryId').target).toMatchObject({ kind: 'geometry' });
    expect(nodeAt(node, 'id').target).toMatchObject({ file: 'locations.json', pointer: '/0' });
    const kinds = await shownAt('kinds/f_ground.json', '');
    expect(nodeAt(kinds.node, 'g_g-shop').keyTarget).toMatchObject({ id: 'g_g-shop' });
  });

  test('of a node to its neighbour does not declare the neighbour again', async () => {
    const [file, pointer] = ['nodes/f_ground.geojson', '/features/0/properties/neighbors/0/id'];
    const { node, record } = await shownAt(file, pointer);
    expect(node.target).toMatchObject({ kind: 'node' });
    expect(node.target!.id).not.toBe(record!.id);
  });

  test('to a missing object has no target', async () => {
    const venue = tinyVenue();
    venue.locations[0]!.geometryAnchors = [{ floorId: 'f_ground', geometryId: 'g_gone' }];
    const shown = await createExplorer(venue).readValue({ file: 'locations.json', pointer: '/0' });
    const anchor = nodeAt(shown!.node, 'geometryAnchors', '0');
    expect(nodeAt(anchor, 'geometryId').target).toBeUndefined();
    expect(nodeAt(anchor, 'floorId').target).toBeDefined();
  });
});

describe('a value', () => {
  test('of the format links to the specification of its field', async () => {
    const { node } = await shownAt('geometry/f_ground.geojson', '/features/0');
    const base = '/docs/mvf/v3/specification/core#';
    expect(nodeAt(node, 'properties').field?.docs).toBe(`${base}GeometryFeature.properties`);
    expect(nodeAt(node, 'properties', 'id').field?.docs).toBe(`${base}GeometryProperties.id`);
    expect(nodeAt(node, 'geometry', 'type').field?.docs).toMatch(/core#\w+Geometry\.type$/);
    expect(nodeAt(node, 'properties', 'id').field?.description).not.toBe('');
  });

  test('that the format does not define has no link', async () => {
    const venue = tinyVenue();
    Object.assign(venue.locations[0]!, { colour: 'red' });
    const shown = await createExplorer(venue).readValue({ file: 'locations.json', pointer: '/0' });
    expect(nodeAt(shown!.node, 'colour')).toMatchObject({ text: '"red"', field: undefined });
  });

  test('with many items is listed page by page', async () => {
    const venue = tinyVenue();
    venue.locations = Array.from({ length: 120 }, (_, index) => ({
      ...venue.locations[0]!,
      id: `loc_${index}`,
    }));
    const many = createExplorer(venue);
    const whole = { file: 'locations.json', pointer: '' };
    const { node } = (await many.readValue(whole))!;
    expect(node).toMatchObject({ kind: 'list', size: 120 });
    const next = await many.listChildren(whole, node.children.length);
    expect(next[0]!.key).toBe(String(node.children.length));
  });

  test('that does not exist is undefined', async () => {
    expect(await explorer.readValue({ file: 'locations.json', pointer: '/99' })).toBeUndefined();
    expect(await explorer.readValue({ file: 'gone.json', pointer: '' })).toBeUndefined();
    expect(
      await explorer.readValue({ file: 'locations.json', pointer: '/__proto__' }),
    ).toBeUndefined();
  });

  test('is text to edit unless it is too long', async () => {
    const text = await explorer.readJson({ file: 'locations.json', pointer: '/0/details' });
    expect(JSON.parse(text!)).toEqual(tinyVenue().locations[0]!.details);
    const venue = tinyVenue();
    venue.locations[0]!.details.description = 'x'.repeat(300_000);
    const long = createExplorer(venue);
    expect(await long.readJson({ file: 'locations.json', pointer: '/0' })).toBeUndefined();
  });
});

test('the files of the venue have their number of objects and the page about them', async () => {
  const files = await explorer.listFiles();
  expect(files.find(({ path }) => path === 'floors.geojson')).toEqual({
    path: 'floors.geojson',
    count: 3,
    docs: '/docs/mvf/v3/specification/core#Floors',
    description: expect.stringMatching(/\.$/),
  });
  expect(files.map(({ path }) => path)).toContain('geometry/f_ground.geojson');
});
