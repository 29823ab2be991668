import { deepEqual } from './deep-equal.ts';

/** Options without those that are `undefined`, which in JSX means "not given". */
export function givenOptions<Options extends object>(options: Options): Options {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Options;
}

/**
 * What leads from the options before to those after: the ones that differ, or `'none'`. `'anew'` when
 * an option was taken back: only a thing that is made anew has its default.
 */
export function optionChanges<Options extends object>(
  before: Options,
  after: Options,
): Partial<Options> | 'none' | 'anew' {
  if (Object.keys(before).some((name) => !Object.hasOwn(after, name))) return 'anew';
  const changed = Object.entries(after).filter(
    ([name, value]) => !deepEqual(value, before[name as keyof Options]),
  );
  return changed.length === 0 ? 'none' : (Object.fromEntries(changed) as Partial<Options>);
}
