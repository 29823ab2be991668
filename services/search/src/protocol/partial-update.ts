import { isObject } from '@brand/search-engine';
import { badRequest } from './protocol-error.ts';

type Change = (before: unknown, given: unknown) => unknown;

/** Operations of a partial update. If the stored value has the wrong type, an empty one is used. */
const CHANGES: Readonly<Record<string, Change>> = {
  Increment: (before, given) => numberOf(before) + numberOf(given),
  Decrement: (before, given) => numberOf(before) - numberOf(given),
  Add: (before, given) => [...listOf(before), given],
  AddUnique: (before, given) => [...new Set([...listOf(before), given])],
  Remove: (before, given) => listOf(before).filter((item) => item !== given),
  IncrementFrom: (before, given) => (before === given ? numberOf(given) + 1 : before),
  IncrementSet: (before, given) => (numberOf(given) > numberOf(before) ? given : before),
};

/** The new value of an attribute: as sent, or the result of an operation on the old one. */
export function applyPartialUpdate(before: unknown, given: unknown): unknown {
  const operation = isObject(given) ? given['_operation'] : undefined;
  if (operation === undefined || !isObject(given)) return given;
  const change = CHANGES[String(operation)];
  if (change && Object.hasOwn(CHANGES, String(operation))) return change(before, given['value']);
  throw badRequest(`_operation: expected one of ${Object.keys(CHANGES).join(', ')}.`);
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
