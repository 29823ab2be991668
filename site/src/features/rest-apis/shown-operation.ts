/** The part of JSON Schema that pages show and forms check. */
export type ShownSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  /** OpenAPI 3.0; later documents have `null` among the types. */
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly items?: ShownSchema;
  readonly properties?: Readonly<Record<string, ShownSchema>>;
  readonly additionalProperties?: boolean | ShownSchema;
  readonly required?: readonly string[];
  readonly oneOf?: readonly ShownSchema[];
  readonly anyOf?: readonly ShownSchema[];
  readonly allOf?: readonly ShownSchema[];
};

/** The schemas of a document by name. */
export type Schemas = Readonly<Record<string, ShownSchema>>;

export type ShownParameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly deprecated?: boolean;
  readonly schema: ShownSchema;
  readonly example?: unknown;
};

export type Content = Readonly<
  Record<string, { readonly schema: ShownSchema; readonly example?: unknown }>
>;

export type ShownResponse = {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Content;
};

/** What a request of an operation is made of. */
export type RequestShape = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly ShownParameter[];
  readonly requestBody?: { readonly content: Content };
};

export type ShownOperation = RequestShape & {
  readonly summary: string;
  readonly description: string;
  readonly responses: Readonly<Record<string, ShownResponse>>;
};
