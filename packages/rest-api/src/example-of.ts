type Node = {
  readonly examples?: readonly unknown[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly type?: string;
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
};

/** Builds an example value from the examples of a schema, except for the fields in `without`. */
export function exampleOf(schema: object, without: readonly string[] = []): object {
  return valueOf(schema as Node, without) as object;
}

function valueOf(node: Node, without: readonly string[]): unknown {
  if (node.examples) return node.examples[0];
  if (node.const !== undefined) return node.const;
  if (node.default !== undefined) return node.default;
  if (node.enum) return node.enum[0];
  if (node.items) return [valueOf(node.items, without)];
  if (node.properties) {
    const fields = Object.entries(node.properties).filter(([name]) => !without.includes(name));
    return Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, without)]));
  }
  throw new Error(`A schema needs an example: ${JSON.stringify(node)}`);
}
