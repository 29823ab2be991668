const BEGIN = 'try-';

/** The anchor that opens an operation in the explorer. */
export function tryAnchor(operationId: string): string {
  return BEGIN + operationId;
}

export type RequestedOperation = {
  readonly operationId: string;
  /** Whether the explorer is requested, not the section of the operation. */
  readonly isToTry: boolean;
  /** Changes with every navigation, so that following the same link twice scrolls twice. */
  readonly visit: string;
};

/** The operation that a hash names. */
export function parseOperationHash(
  { hash, key }: { readonly hash: string; readonly key: string },
  operationIds: readonly string[],
): RequestedOperation | undefined {
  const [, begin, id] = /^#(try-|operation-)(\w+)$/.exec(hash) ?? [];
  const operationId = operationIds.find((each) => each === id);
  return operationId === undefined
    ? undefined
    : { operationId, isToTry: begin === BEGIN, visit: key };
}
