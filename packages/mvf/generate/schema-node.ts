/** A schema as plain data: TypeBox output viewed as JSON Schema. */
export type SchemaNode = {
  readonly $id?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly propertyNames?: SchemaNode;
  readonly additionalProperties?: SchemaNode;
  readonly items?: SchemaNode;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  /** Known values of an open enumeration. */
  readonly known?: readonly string[];
  readonly anyOf?: readonly SchemaNode[];
  /** Name of a type that contains itself. */
  readonly ref?: string;
};

/** The schemas of one folder, by name. */
export type SchemaFolder = {
  /** Path of the folder below `src`, with forward slashes. */
  readonly folder: string;
  readonly schemas: ReadonlyMap<string, SchemaNode>;
};
