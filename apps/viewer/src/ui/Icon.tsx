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
  folder: 'M3 19V5h6l2 3h10v11z',
  home: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  food: 'M7 4v5a2 2 0 0 0 4 0V4M9 11v9M9 4v4M17 20v-6m0 0h-2c0-5 0-9 2-10z',
  clothing: 'M9 4a3 3 0 0 0 6 0l5 4-2.5 3L16 10v10H8V10l-1.5 1L4 8z',
  health: 'M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z',
  services: 'M4 17h16M6 17a6 6 0 0 1 12 0M12 11V8M10.5 8h3M3 20h18',
  shop: 'M5 9v11h14V9M4 9l2-5h12l2 5a3 3 0 0 1-5.3 0 3 3 0 0 1-5.4 0A3 3 0 0 1 4 9M10 20v-5h4v5',
  toilets: 'M7 3.5v1M5 8h4v6H5zM7 14v6M17 3.5v1M17 8l-3 7h6zM17 15v5',
  lift: 'M6 3h12v18H6zM9 10l3-3 3 3M9 14l3 3 3-3',
  stairs: 'M4 20h4v-4h4v-4h4V8h4',
  parking: 'M5 4h14v16H5zM10 17V7h3a3 3 0 0 1 0 6h-3',
  work: 'M4 14h16M6 14v6M18 14v6M8 14V6h8v8',
  place: 'M12 21c-1-4-6-6-6-11a6 6 0 0 1 12 0c0 5-5 7-6 11M12 9v2',
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
