import { type ApiIndex, plain } from '../../model/api-index.ts';
import type { NativeTypeRef } from '../../model/native-api.ts';
import { isUnknown, normalizeType } from './swift-types.ts';

/** Binds open type parameters by unifying the declared type with the actual one. */
export function unify(
  declared: NativeTypeRef,
  given: NativeTypeRef,
  {
    open,
    bindings,
    index,
  }: {
    readonly open: ReadonlySet<string>;
    readonly bindings: Map<string, NativeTypeRef>;
    readonly index: ApiIndex;
  },
): void {
  const shape = plain(index.resolveAlias(normalizeType(declared)));
  const value = index.resolveAlias(normalizeType(given));
  if (isUnknown(value)) return;
  const more = { open, bindings, index };
  if (shape.kind === 'named' && open.has(shape.name) && shape.arguments.length === 0) {
    if (!bindings.has(shape.name)) bindings.set(shape.name, value);
    return;
  }
  const own = plain(value);
  if (shape.kind === 'optional') {
    unify(shape.of, own.kind === 'optional' ? own.of : own, more);
  } else if (shape.kind === 'function' && own.kind === 'function') {
    shape.parameters.forEach((each, at) => {
      const other = own.parameters[at];
      if (other) unify(each, other, more);
    });
    unify(shape.result, own.result, more);
  } else if (shape.kind === 'tuple' && own.kind === 'tuple') {
    shape.items.forEach((item, at) => {
      const other = own.items[at];
      if (other) unify(item.type, other.type, more);
    });
  } else if (shape.kind === 'named' && own.kind === 'named' && shape.name === own.name) {
    shape.arguments.forEach((each, at) => {
      const other = own.arguments[at];
      if (other) unify(each, other, more);
    });
  }
}
