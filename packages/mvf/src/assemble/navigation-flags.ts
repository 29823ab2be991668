import type { NavigationFlags } from '../v3/extensions/navigation-flags/types.gen.ts';

/** The flags that assembled venues use. */
export const NAVIGATION_FLAGS: NavigationFlags = {
  accessible: { index: 0, bit: 0 },
  outdoors: { index: 0, bit: 1 },
  public: { index: 0, bit: 2 },
};

// 256 flags. A higher index is a mistake, and must not cost memory on every edge.
const MAX_FLAG_WORDS = 8;

/** Properties that apply along an edge or at an anchor. */
export type Access = {
  readonly accessible: boolean;
  readonly outdoors: boolean;
  readonly public: boolean;
};

/** Returns the bit fields of an edge or anchor. */
export type FlagsOf = (holds: Access) => number[];

/** Returns the bit fields of an edge or anchor in assembled venues. */
export const flagsOf: FlagsOf = createFlagsOf(NAVIGATION_FLAGS);

/** Creates bit fields with the flags that a bundle declares, without others. */
export function createFlagsOf(declared: NavigationFlags): FlagsOf {
  const names = ['accessible', 'outdoors', 'public'] as const;
  const known = names.flatMap((name) => {
    const flag = Object.hasOwn(declared, name) ? declared[name] : undefined;
    return isUsable(flag) ? [{ name, ...flag }] : [];
  });
  const length = Math.max(1, ...known.map(({ index }) => index + 1));
  return (holds) => {
    const fields = Array.from({ length }, () => 0);
    for (const { name, index, bit } of known) if (holds[name]) fields[index]! |= 1 << bit;
    return fields;
  };
}

function isUsable(flag: NavigationFlags[string] | undefined): flag is NavigationFlags[string] {
  if (!flag || !Number.isInteger(flag.index)) return false;
  return flag.index >= 0 && flag.index < MAX_FLAG_WORDS;
}
