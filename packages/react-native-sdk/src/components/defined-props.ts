type Given<T> = { readonly [K in keyof T]: Exclude<T[K], undefined> };

/** The props that have a value. */
export function definedProps<T extends object>(props: T): Given<T> {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as Given<T>;
}
