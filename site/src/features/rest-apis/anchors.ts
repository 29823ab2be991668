/** Anchor of an operation's section. */
export function operationAnchor(operationId: string): string {
  return `operation-${operationId}`;
}

/** Anchor of an object's section. */
export function objectAnchor(name: string): string {
  return `object-${name}`;
}

/** The anchor that opens the form of an operation's request. */
export function tryAnchor(operationId: string): string {
  return `try-${operationId}`;
}
