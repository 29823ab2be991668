import { circlePath } from '../svg-elements.ts';
import type { IconDrawing } from './icon-drawing.ts';

/** Icons for what every building offers. */
export const AMENITY_ICONS = {
  toilet: [
    'M12 3v18',
    `${circlePath([6.5, 4.5], 2)}M4.5 7.5h4a1.5 1.5 0 0 1 1.5 1.5v5.5H8.5V21h-4v-6.5H3V9a1.5 1.5 0 0 1 1.5-1.5z${circlePath([17.5, 4.5], 2)}M16 7.5h3l2.7 7.5h-2.2v6h-4v-6h-2.2z`,
  ],
  'toilet-accessible': [
    'M10.5 8v6.5h5.5l2.5 5.5M10.5 10.8h5M7.9 12.2a5 5 0 1 0 6.7 6.3',
    circlePath([10.5, 4], 2),
  ],
  lift: [
    'M6 2.5h12a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z',
    'M8.3 10.5L12 6l3.7 4.5zM8.3 13.5L12 18l3.7-4.5z',
  ],
  stairs: ['M3 20h4.5v-4.5H12V11h4.5V6.5H21'],
  escalator: ['M2.5 20.5h5.5L17.5 10h4M2.5 16h3.5L15.5 5.5h6M7.5 8v2.5', circlePath([7.5, 4.8], 2)],
  info: [`${circlePath([12, 12], 9.3)}M12 11v6`, circlePath([12, 7.4], 1.3)],
  atm: [
    `M2.5 6.5h19v11.5h-19z${circlePath([12, 12.25], 2.7)}`,
    circlePath([5.7, 12.25], 1) + circlePath([18.3, 12.25], 1),
  ],
  wifi: [
    'M2.5 9.5a13.5 13.5 0 0 1 19 0M5.8 13a8.8 8.8 0 0 1 12.4 0M9 16.3a4.3 4.3 0 0 1 6 0',
    circlePath([12, 19.4], 1.4),
  ],
  water: [
    'M12 2.5c4.2 4.7 6.5 8 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 10.5 7.8 7.2 12 2.5zM8.8 14.2A3.2 3.2 0 0 0 12 17.4',
  ],
  charging: ['M8.5 2.5V8M15.5 2.5V8M5.5 8h13v4a6.5 6.5 0 0 1-13 0zM12 18.5v3'],
  smoking: [
    'M2.5 15.5h13v4h-13zM18.5 15.5v4M21.5 15.5v4M18 12c0-3-3.5-1.5-3.5-5M21.5 12c0-5.5-3.5-3.5-3.5-8',
  ],
  baby: [
    'M12 12h8.5A8.5 8.5 0 0 0 12 3.5zH5L3.5 8.5H2M5 12a6 5 0 0 0 6 5h3.5a6 5 0 0 0 6-5',
    circlePath([8.5, 20], 1.6) + circlePath([16.5, 20], 1.6),
  ],
  prayer: ['M10.5 9.5v5l-5.5 5h12M10.5 10.5l4.5 3.5 3.5-3.5', circlePath([12, 5], 2.3)],
  locker: [
    'M4 2.5h16v18.5H4zM12 2.5V21M7 6.5h2M7 9.5h2M15 6.5h2M15 9.5h2M9.5 13.5v2.5M14.5 13.5v2.5',
  ],
  parking: [
    'M6 2.5h12A3.5 3.5 0 0 1 21.5 6v12a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 18V6A3.5 3.5 0 0 1 6 2.5zM9.5 17.5v-11h3.3a3.2 3.2 0 0 1 0 6.4H9.5',
  ],
  tree: [
    'M12 21.5V11M12 15.5l3-2.5M12 2.5a4.8 4.8 0 0 1 4.7 3.7A4.8 4.8 0 0 1 16 16H8A4.8 4.8 0 0 1 7.3 6.2 4.8 4.8 0 0 1 12 2.5z',
  ],
} as const satisfies Record<string, IconDrawing>;
