import type { ShownOperation } from './shown-operation.ts';

type Paths = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** Documents omit empty parameter lists. */
type Written = Omit<ShownOperation, 'method' | 'path' | 'parameters'> &
  Partial<Pick<ShownOperation, 'parameters'>>;

/** The operations of a document, in document order. */
export function operationsOf({ paths }: { readonly paths: Paths }): ShownOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      parameters: [],
      ...(operation as Written),
      method: method.toUpperCase(),
      path,
    })),
  );
}
