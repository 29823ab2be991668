/** The part of a schema that pages show. */
export type ShownSchema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly default?: unknown;
  readonly description?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly items?: ShownSchema;
  readonly properties?: Readonly<Record<string, ShownSchema>>;
  readonly required?: readonly string[];
};

export type ShownParameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: ShownSchema;
  readonly example?: unknown;
};

export type Content = Readonly<
  Record<string, { readonly schema: ShownSchema; readonly example?: unknown }>
>;

export type ShownResponse = {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Content;
};

export type ShownOperation = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters: readonly ShownParameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, ShownResponse>>;
};
