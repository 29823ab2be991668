import type { NavigationFlags } from '../v3/extensions/navigation-flags/types.gen.ts';

/** The flags that assembled venues use. */
export const NAVIGATION_FLAGS: NavigationFlags = {
  accessible: { index: 0, bit: 0 },
  outdoors: { index: 0, bit: 1 },
  public: { index: 0, bit: 2 },
};

/** The bit fields of an edge or anchor. */
export function flagsOf(holds: {
  readonly accessible: boolean;
  readonly outdoors: boolean;
  readonly public: boolean;
}): number[] {
  return [(holds.accessible ? 1 : 0) | (holds.outdoors ? 2 : 0) | (holds.public ? 4 : 0)];
}
