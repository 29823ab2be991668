import { deepEqual } from './deep-equal.ts';

/** Returns the options without `undefined` values, which mean "not set" in JSX. */
export function definedOptions<Options extends object>(options: Options): Options {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Options;
}

/**
 * Returns the options that differ, or `'none'`. Returns `'recreate'` if an option was removed,
 * because only a recreated object uses the default again.
 */
export function optionChanges<Options extends object>(
  before: Options,
  after: Options,
): Partial<Options> | 'none' | 'recreate' {
  if (Object.keys(before).some((name) => !Object.hasOwn(after, name))) return 'recreate';
  const changed = Object.entries(after).filter(
    ([name, value]) => !deepEqual(value, before[name as keyof Options]),
  );
  return changed.length === 0 ? 'none' : (Object.fromEntries(changed) as Partial<Options>);
}
