import { type ApiIndex, plain } from '../../model/api-index.ts';
import { named, type NativeTypeRef } from '../../model/native-api.ts';
import { writeSwiftType } from '../write-type.ts';

/** The type of an expression that could not be resolved; the cause is already reported. */
export const UNKNOWN: NativeTypeRef = named('?');
export const BOOL: NativeTypeRef = named('Bool');
export const STRING: NativeTypeRef = named('String');
export const INT: NativeTypeRef = named('Int');
export const DOUBLE: NativeTypeRef = named('Double');
export const VOID: NativeTypeRef = named('Void');
export const SOME_VIEW: NativeTypeRef = { kind: 'some', of: named('View') };

/** Wildcard for an unbound type parameter. */
const OPEN = '_';

export function isUnknown(type: NativeTypeRef): boolean {
  return type.kind === 'named' && type.name === '?';
}

export function nameOf(type: NativeTypeRef): string {
  const ref = plain(type);
  return ref.kind === 'named' ? ref.name : '';
}

/** Formats the type as Swift. */
export function formatType(type: NativeTypeRef): string {
  return writeSwiftType(type, () => undefined).join('');
}

/** The type without `inout` and without the mark of implicitly unwrapped optionals. */
export function normalizeType(type: NativeTypeRef): NativeTypeRef {
  const isMarked =
    type.kind === 'named' && (type.name === 'inout' || type.name === 'ImplicitlyUnwrapped');
  return isMarked ? normalizeType(type.arguments[0]!) : type;
}

/** The wrapped type of an optional; other types are returned as they are. */
export function unwrapped(type: NativeTypeRef): NativeTypeRef {
  const own = normalizeType(type);
  return own.kind === 'optional' ? own.of : own;
}

const REAL_NUMBERS = new Set(['Double', 'CGFloat']);
const NUMBERS = new Set([...REAL_NUMBERS, 'Int', 'Float']);

export function isNumber(type: NativeTypeRef, index: ApiIndex): boolean {
  return NUMBERS.has(nameOf(index.resolveAlias(unwrapped(type))));
}

/** Whether a value of type `from` can be assigned to type `to`. */
export function isAssignable(from: NativeTypeRef, to: NativeTypeRef, index: ApiIndex): boolean {
  const given = plain(index.resolveAlias(normalizeType(from)));
  const wanted = plain(index.resolveAlias(normalizeType(to)));
  if (isOpen(given) || isOpen(wanted) || nameOf(wanted) === 'Any') return true;
  if (wanted.kind === 'optional') return isAssignable(unwrapped(given), wanted.of, index);
  if (given.kind === 'optional') return false;
  if (wanted.kind === 'function') {
    return given.kind === 'function' && given.parameters.length === wanted.parameters.length;
  }
  if (wanted.kind === 'tuple') {
    return (
      given.kind === 'tuple' &&
      given.items.length === wanted.items.length &&
      given.items.every((item, at) => isAssignable(item.type, wanted.items[at]!.type, index))
    );
  }
  if (given.kind !== 'named' || wanted.kind !== 'named') return false;
  if (given.name === wanted.name) {
    return given.arguments.every((each, at) => {
      const other = wanted.arguments[at];
      return other === undefined || isAssignable(each, other, index);
    });
  }
  if (REAL_NUMBERS.has(given.name) && REAL_NUMBERS.has(wanted.name)) return true;
  return index.isA(given, wanted);
}

function isOpen(type: NativeTypeRef): boolean {
  return (
    type.kind === 'named' && (type.name === '?' || type.name === OPEN || type.name === 'Never')
  );
}
