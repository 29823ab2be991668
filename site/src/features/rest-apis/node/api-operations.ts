import { type ApiName, makeOpenApi } from '@brand/rest-api';
import type { Schemas, ShownOperation } from '../shown-operation.ts';

type Paths = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** Documents omit empty parameter lists. */
type Written = Omit<ShownOperation, 'method' | 'path' | 'parameters'> &
  Partial<Pick<ShownOperation, 'parameters'>>;

/** The operations of an API in document order, and the objects in their bodies. */
export function readApi(api: ApiName): {
  readonly operations: readonly ShownOperation[];
  readonly objects: Schemas;
} {
  const document = makeOpenApi(api);
  return { operations: operationsOf(document), objects: document.components.schemas as Schemas };
}

function operationsOf({ paths }: { readonly paths: Paths }): ShownOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      parameters: [],
      ...(operation as Written),
      method: method.toUpperCase(),
      path,
    })),
  );
}
