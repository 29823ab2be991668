import { type ApiName, makeOpenApi } from '@brand/rest-api';
import { operationsOf } from '../operations-of.ts';
import type { ShownSchema, ShownOperation } from '../shown-operation.ts';

/** The operations of an API in document order, and the objects in their bodies. */
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

/** Anchor of an operation's section. */
export function operationAnchor(operationId: string): string {
  return `operation-${operationId}`;
}

/** Anchor of an object's section. */
export function objectAnchor(name: string): string {
  return `object-${name}`;
}
