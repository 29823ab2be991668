type Given<T> = { readonly [K in keyof T]: Exclude<T[K], undefined> };

/** Props without `undefined` values. */
export function definedProps<T extends object>(props: T): Given<T> {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as Given<T>;
}
