import type { ForwardedRef } from 'react';

/** Puts a value into a ref as React does; the returned function takes it out. */
export function assignRef<Value>(ref: ForwardedRef<Value>, value: Value): () => void {
  if (typeof ref === 'function') {
    // React 19 lets refs clean up themselves; before that they are called with null.
    const clean: unknown = ref(value);
    return typeof clean === 'function' ? () => void clean() : () => void ref(null);
  }
  if (ref) ref.current = value;
  return () => {
    if (ref) ref.current = null;
  };
}
