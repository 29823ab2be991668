import { type ApiName, makeOpenApi } from '@brand/rest-api';
import { operationsOf } from '../operations-of.ts';
import type { ShownSchema, ShownOperation } from '../shown-operation.ts';

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
