import type { ForwardedRef } from 'react';

/** Sets a ref as React does; the returned function clears it. */
export function assignRef<Value>(ref: ForwardedRef<Value>, value: Value): () => void {
  if (typeof ref === 'function') {
    // React 19 refs can return a cleanup function; older ones are called with null.
    const clean: unknown = ref(value);
    return typeof clean === 'function' ? () => void clean() : () => void ref(null);
  }
  if (ref) ref.current = value;
  return () => {
    if (ref) ref.current = null;
  };
}
