/** A schema as the checker reads it, generated from the schemas of the format. */
export type CheckSchema = {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  readonly properties?: Readonly<Record<string, CheckSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: CheckSchema;
  readonly additionalProperties?: CheckSchema;
  readonly items?: CheckSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: RegExp;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly known?: readonly string[];
  readonly anyOf?: readonly CheckSchema[];
  /** A type that contains itself. */
  readonly ref?: () => CheckSchema;
};
