import type { ReactNode } from 'react';

const SHAPES = {
  search: 'M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12m4.5 10.5L20 20',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14 6l-6 6 6 6',
  swap: 'M8 4v15m0 0l-3-3m3 3l3-3M16 20V5m0 0l-3 3m3-3l3 3',
  directions: 'M5 20v-7a3 3 0 0 1 3-3h11m0 0l-4-4m4 4l-4 4',
  share: 'M12 15V4m0 0L8 8m4-4l4 4M5 13v6h14v-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  home: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
} as const;

export type IconName = keyof typeof SHAPES;

/** A decorative icon; the text beside it carries the meaning. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="vw-icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
