const BEGIN = 'try-';

/** The address in a page that opens an operation in the explorer. */
export function tryAnchor(operationId: string): string {
  return BEGIN + operationId;
}

export type AskedOperation = {
  readonly operationId: string;
  /** Whether the explorer is asked for, and not the section of the operation. */
  readonly isToTry: boolean;
  /** Another one each time: who follows a link twice wants to be led there twice. */
  readonly visit: string;
};

/** The operation that the hash of an address speaks of. */
export function askedOperation(
  { hash, key }: { readonly hash: string; readonly key: string },
  operationIds: readonly string[],
): AskedOperation | undefined {
  const [, begin, id] = /^#(try-|operation-)(\w+)$/.exec(hash) ?? [];
  const operationId = operationIds.find((each) => each === id);
  return operationId === undefined
    ? undefined
    : { operationId, isToTry: begin === BEGIN, visit: key };
}
