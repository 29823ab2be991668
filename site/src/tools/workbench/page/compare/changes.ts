import type { Change } from '../../compare/comparison-protocol';

/** How a change is shown: not by its colour only. */
export type ChangeSign = {
  readonly symbol: string;
  readonly title: string;
  /** Colour on the map, which is light in both colour modes of the page. */
  readonly color: string;
};

export const CHANGE_SIGNS: Readonly<Record<Change, ChangeSign>> = {
  added: { symbol: '+', title: 'Added', color: '#2b7a3d' },
  removed: { symbol: '−', title: 'Removed', color: '#c02b2b' },
  moved: { symbol: '→', title: 'Moved', color: '#1d4ed8' },
  changed: { symbol: '≠', title: 'Changed', color: '#b45309' },
};
