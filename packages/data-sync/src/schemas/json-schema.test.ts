import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { checkFeed } from '../check/check-feed.ts';
import { feedJsonSchema, type FeedSchemaNode } from './json-schema.ts';
import { FEED_KIND_NAMES } from './kinds.ts';

const SITE = 'https://docs.acme.test';

describe.each(FEED_KIND_NAMES)('the JSON Schema of %s', (kind) => {
  const schema = feedJsonSchema(kind, SITE);

  test('has a stable URL and names its version of JSON Schema', () => {
    expect(schema.$id).toBe(`${SITE}/schemas/data-sync/1.0/${kind}.json`);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  test('contains all its references', () => {
    expect(() => new Ajv2020({ strict: true }).compile(schema)).not.toThrow();
  });

  test('describes every type and every field', () => {
    const types = Object.entries({ Feed: schema as FeedSchemaNode, ...schema.$defs });
    const silent = types.flatMap(([name, { description, properties = {} }]) => [
      ...(description ? [] : [name]),
      ...Object.entries(properties)
        .filter(([, field]) => !field.description)
        .map(([field]) => `${name}.${field}`),
    ]);
    expect(silent).toEqual([]);
  });

  test('shows an example of every string format', () => {
    const missing: string[] = [];
    const walk = (node: FeedSchemaNode, path: string): void => {
      const [example] = node.examples ?? [];
      if (node.pattern !== undefined && !new RegExp(node.pattern, 'u').test(example ?? '')) {
        missing.push(path);
      }
      for (const [name, child] of Object.entries(node.properties ?? {}))
        walk(child, `${path}.${name}`);
      if (node.items) walk(node.items, `${path}[]`);
    };
    for (const [name, node] of Object.entries(schema.$defs)) walk(node, name);
    expect(missing).toEqual([]);
  });
});

test('shows another example of a URL in each field', () => {
  const fields = new Map<string, string>();
  for (const kind of FEED_KIND_NAMES) {
    const { $defs, properties = {} } = feedJsonSchema(kind, SITE) as FeedSchemaNode & {
      readonly $defs: Readonly<Record<string, FeedSchemaNode>>;
    };
    for (const [type, node] of Object.entries({ Feed: { properties }, ...$defs })) {
      for (const [field, { examples: [example] = [] }] of Object.entries(node.properties ?? {})) {
        if (example?.startsWith('https:')) fields.set(`${type}.${field}`, example);
      }
    }
  }
  expect(fields.size).toBeGreaterThan(5);
  expect(new Set(fields.values()).size).toBe(fields.size);
});

test('agrees with a third-party validator about invalid feeds', () => {
  const validate = new Ajv2020({ strict: true }).compile(feedJsonSchema('location', SITE));
  const good = { externalId: 'a', name: 'A', type: 'tenant' };
  const records = [good, { ...good, name: 1 }, { ...good, website: 'ftp://a.example' }, {}, null];
  for (const record of records) {
    const feed = { kind: 'location', version: '1.0', items: [record] };
    expect(checkFeed(JSON.stringify(feed), 'location').errors === 0).toBe(validate(feed));
  }
});
