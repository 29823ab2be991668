import { FEED_VERSION } from './feed.ts';
import { FEED_KINDS, type FeedKind } from './kinds.ts';

/** The parts of JSON Schema that the feeds use. */
export type FeedSchemaNode = {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, FeedSchemaNode>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, FeedSchemaNode>>;
  readonly items?: FeedSchemaNode;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly pattern?: string;
  readonly examples?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

/** A complete schema: the feed, and a definition for each named type. */
export type FeedSchema = FeedSchemaNode & {
  readonly $schema: string;
  readonly $id: string;
  readonly $defs: Readonly<Record<string, FeedSchemaNode>>;
};

/** Path of the published schema of a kind, from the root of the site. */
export function schemaAddress(kind: FeedKind): string {
  return `schemas/data-sync/${FEED_VERSION}/${kind}.json`;
}

/** The schema of a feed as JSON Schema 2020-12, for validators in any language. */
export function feedJsonSchema(kind: FeedKind, siteUrl: string): FeedSchema {
  const definitions = new Map<string, FeedSchemaNode>();
  const { title: _, ...feed } = FEED_KINDS[kind].feed as FeedSchemaNode;
  const root = inDocument(feed, definitions);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: new URL(schemaAddress(kind), `${siteUrl}/`).href,
    title: `Data sync ${FEED_VERSION}: ${FEED_KINDS[kind].label}`,
    ...root,
    $defs: Object.fromEntries([...definitions].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Replaces named subschemas with `$ref`s and collects them in `definitions`. */
function inDocument(
  node: FeedSchemaNode,
  definitions: Map<string, FeedSchemaNode>,
): FeedSchemaNode {
  if (node.title !== undefined) {
    const { title, ...rest } = node;
    // Duplicates differ only in the description of the field that holds them.
    if (!definitions.has(title)) {
      definitions.set(title, {});
      definitions.set(title, inDocument(rest, definitions));
    }
    return { $ref: `#/$defs/${title}`, ...(node.description && { description: node.description }) };
  }
  return {
    ...node,
    ...(node.items && { items: inDocument(node.items, definitions) }),
    ...(node.properties && { properties: eachInDocument(node.properties, definitions) }),
    ...(node.patternProperties && {
      patternProperties: eachInDocument(node.patternProperties, definitions),
    }),
  };
}

function eachInDocument(
  nodes: Readonly<Record<string, FeedSchemaNode>>,
  definitions: Map<string, FeedSchemaNode>,
): Record<string, FeedSchemaNode> {
  return Object.fromEntries(
    Object.entries(nodes).map(([name, node]) => [name, inDocument(node, definitions)]),
  );
}
