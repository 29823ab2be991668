import {
  FEED_KIND_NAMES,
  FEED_KINDS,
  FEED_VERSION,
  feedJsonSchema,
  type FeedSchemaNode,
} from '@brand/data-sync/schema';
import type { Reference, ReferenceSymbol, TypeText } from '@brand/reference';

/** The document around records. Kinds differ only in the type of its items. */
const FEED = 'Feed';

/** The schemas of feeds as a reference, for the tables of pages. */
export function makeFeedReference(): Reference {
  const types = new Map<string, FeedSchemaNode>();
  for (const kind of FEED_KIND_NAMES) {
    const {
      $defs,
      properties = {},
      required = [],
      description = '',
    } = feedJsonSchema(kind, 'https://any.example');
    if (!types.has(FEED)) {
      const { items = {}, ...rest } = properties;
      const anyItems: FeedSchemaNode = { description: items.description ?? '', type: 'array' };
      types.set(FEED, {
        description,
        required,
        properties: {
          ...rest,
          kind: {
            type: 'string',
            enum: FEED_KIND_NAMES,
            description: rest['kind']?.description ?? '',
          },
          items: anyItems,
        },
      });
    }
    for (const [name, node] of Object.entries($defs)) types.set(name, node);
  }
  return {
    format: 1,
    sdk: 'data-sync',
    version: FEED_VERSION,
    release: FEED_VERSION,
    title: `Data sync ${FEED_VERSION}`,
    language: 'json',
    modules: [{ id: 'index', importName: 'data-sync', summary: 'Records that feeds are made of.' }],
    symbols: [...types].flatMap(([name, node]) => typeSymbols(name, node)),
  };
}

function typeSymbols(id: string, node: FeedSchemaNode): ReferenceSymbol[] {
  const { properties = {}, required = [], description = '' } = node;
  const shared = { module: 'index' } as const;
  return [
    { ...shared, id, name: id, kind: 'type', summary: description },
    ...Object.entries(properties).map(([name, field]): ReferenceSymbol => ({
      ...shared,
      id: `${id}.${name}`,
      name,
      kind: 'field',
      parent: id,
      type: typeText(field),
      summary: summaryOf(field),
      ...(!required.includes(name) && { isOptional: true }),
    })),
  ];
}

/** Longer examples take more space than they are worth. */
const MAX_EXAMPLE_LENGTH = 40;

/** The description of a field, with an example for texts of a prescribed format. */
function summaryOf({
  description = '',
  pattern,
  examples: [example = ''] = [],
}: FeedSchemaNode): string {
  const isTelling = pattern !== undefined && example !== '' && example.length <= MAX_EXAMPLE_LENGTH;
  return isTelling ? `${description} For example \`${example}\`.` : description;
}

function typeText(node: FeedSchemaNode): TypeText {
  if (node.$ref !== undefined) {
    const name = node.$ref.slice(node.$ref.lastIndexOf('/') + 1);
    return [[name, name]];
  }
  if (node.const !== undefined) return [`'${node.const}'`];
  if (node.enum) return [node.enum.map((value) => `'${value}'`).join(' | ')];
  if (node.type === 'array') {
    const item = node.items ? typeText(node.items) : ['record'];
    return item.length === 1 && String(item[0]).includes('|')
      ? ['(', ...item, ')[]']
      : [...item, '[]'];
  }
  const [values] = Object.values(node.patternProperties ?? {});
  if (values?.$ref !== undefined) return ['Record<string, ', ...typeText(values), '>'];
  return [node.type ?? 'any JSON'];
}

/** Types that a field can have, and the headings of pages that explain them. */
export const FEED_SECTIONS: Readonly<Record<string, string>> = {
  Image: '/docs/data-sync/getting-started-data-sync#pictures',
  Link: '/docs/data-sync/common-data-objects#links',
  LocationState: '/docs/data-sync/common-data-objects#states',
  OpeningHours: '/docs/data-sync/common-data-objects#opening-hours',
  SocialLink: '/docs/data-sync/common-data-objects#links',
  Translation: '/docs/data-sync/common-data-objects#languages',
};

/** All types that pages can show, with the records of each kind. */
export const RECORD_TYPES: readonly string[] = FEED_KIND_NAMES.map(
  (kind) => (FEED_KINDS[kind].record as FeedSchemaNode).title ?? '',
);
