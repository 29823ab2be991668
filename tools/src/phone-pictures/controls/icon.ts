/** Stroked paths on a field of 24 × 24. */
const LINES = {
  back: 'M15 5l-7 7 7 7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  compass: 'M12 4l4 8-4 8-4-8zM8 12h8',
  down: 'M6 9l6 6 6-6',
  layers: 'M12 4l8 4.5-8 4.5-8-4.5zM4 13l8 4.5 8-4.5',
  left: 'M19 19v-7a4 4 0 0 0-4-4H5m4-4L5 8l4 4',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5',
  locate: 'M20 4L4 11l7 2 2 7z',
  map: 'M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14',
  minus: 'M5 12h14',
  pin: 'M12 21c5-5.5 7-8.5 7-11.5a7 7 0 0 0-14 0C5 12.5 7 15.5 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  plus: 'M5 12h14M12 5v14',
  right: 'M5 19v-7a4 4 0 0 1 4-4h10m-4-4l4 4-4 4',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  start: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
  tap: 'M12 3v3M5 6l2 2M19 6l-2 2M12 10v10m-4-4l4 4 4-4',
  walk: 'M13 5.5h.1M9 21l2-6-2-3 2.5-4 3 3h3M15 21l-1.5-4.5L11 14M8 12l1-3 2.5-1',
} as const;

export type IconName = keyof typeof LINES;

export function icon(name: IconName): SVGElement {
  const holder = document.createElement('div');
  holder.innerHTML = `<svg class="icon" viewBox="0 0 24 24" width="20" height="20" fill="none"
    stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"
    ><path d="${LINES[name]}"/></svg>`;
  return holder.firstElementChild as SVGElement;
}
