/** Which bit a flag is: it is set when `(flags[index] >> bit) & 1` is 1. */
export type NavigationFlag = {
  /** Position in the list of bit fields. */
  index: number;
  /** Bit in that field, counted from the lowest. */
  bit: number;
};

/** Declaration of every flag by name. Names last; index and bit may change. */
export type NavigationFlags = Record<string, NavigationFlag>;
