export type EasingName = 'linear' | 'ease-in' | 'ease-out' | 'ease-in-out';

/** Copies of the easing curves of the Web SDK, which does not export them. A test compares both. */
export const EASINGS: Readonly<Record<EasingName, (share: number) => number>> = {
  linear: (share) => share,
  'ease-in': (share) => share ** 3,
  'ease-out': (share) => 1 - (1 - share) ** 3,
  'ease-in-out': (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2),
};
