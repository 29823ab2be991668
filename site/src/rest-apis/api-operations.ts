import { type ApiName, makeOpenApi } from '@brand/rest-api';
import { operationsOf } from './operations-of.ts';

/** A schema, as far as pages show it. */
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

type Content = Readonly<
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

/** The operations of an API in the order of its document, and the objects that they speak of. */
export function readApi(api: ApiName): {
  readonly operations: readonly ShownOperation[];
  readonly objects: Readonly<Record<string, ShownSchema>>;
} {
  const document = makeOpenApi(api);
  return {
    operations: operationsOf(document),
    objects: document.components.schemas as Readonly<Record<string, ShownSchema>>,
  };
}

/** Where a page shows an operation. */
export function operationAnchor(operationId: string): string {
  return `operation-${operationId}`;
}

/** Where a page shows an object. */
export function objectAnchor(name: string): string {
  return `object-${name}`;
}
