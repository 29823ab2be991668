export type EasingName = 'linear' | 'ease-in' | 'ease-out' | 'ease-in-out';

/** The curves that the Web SDK has by these names, which it does not hand out. A test compares them. */
export const EASINGS: Readonly<Record<EasingName, (share: number) => number>> = {
  linear: (share) => share,
  'ease-in': (share) => share ** 3,
  'ease-out': (share) => 1 - (1 - share) ** 3,
  'ease-in-out': (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2),
};
