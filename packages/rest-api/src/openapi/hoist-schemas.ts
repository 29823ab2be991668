/** A schema as it stands in a document. */
export type SchemaNode = { readonly [keyword: string]: unknown };

/** What a document says once and refers to: schemas by their titles, and refusals. */
export type Components = {
  readonly schemas: Map<string, SchemaNode>;
  readonly responses: Map<string, object>;
};

/** Replaces titled subschemas with `$ref`s and collects them in `components`. */
export function hoistSchemas(schema: object, components: Components): SchemaNode {
  const node = schema as SchemaNode;
  const title = node['title'];
  if (typeof title !== 'string') return inside(node, components);
  const { schemas } = components;
  if (!schemas.has(title)) {
    schemas.set(title, {});
    schemas.set(title, inside(node, components));
  }
  return { $ref: `#/components/schemas/${title}` };
}

function inside(node: SchemaNode, components: Components): SchemaNode {
  const { items, properties } = node as { items?: object; properties?: Record<string, object> };
  return {
    ...node,
    ...(items && { items: hoistSchemas(items, components) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, hoistSchemas(field, components)]),
      ),
    }),
  };
}
