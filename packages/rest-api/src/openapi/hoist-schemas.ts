/** A JSON Schema node of a document. */
export type SchemaNode = { readonly [keyword: string]: unknown };

/** Shared parts of a document: schemas by title, and error responses. */
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
