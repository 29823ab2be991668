/** Position of a flag. The flag is set if `(flags[index] >> bit) & 1` is 1. */
export type NavigationFlag = {
  /** Position in the list of bit fields. */
  index: number;
  /** Bit in that field, counted from the lowest. */
  bit: number;
};

/** Every flag by name. Names are permanent; `index` and `bit` may differ between bundles. */
export type NavigationFlags = Record<string, NavigationFlag>;
