import { circlePath } from '../svg-elements.ts';
import type { IconDrawing } from './icon-drawing.ts';

/** Icons for getting there and flying away. */
export const TRAVEL_ICONS = {
  bus: [
    'M6.5 3.5h11a2 2 0 0 1 2 2v12h-15v-12a2 2 0 0 1 2-2zM4.5 12h15M6.5 17.5v3M17.5 17.5v3M9.5 6.2h5M2.5 8v3M21.5 8v3',
    circlePath([8, 14.8], 1.1) + circlePath([16, 14.8], 1.1),
  ],
  taxi: [
    'M4 18v-5.5l2.2-5.5h11.6L20 12.5V18zM4 12.5h16M9.5 7V3.5h5V7M6 18v2.5M18 18v2.5',
    circlePath([7.5, 15.3], 1.1) + circlePath([16.5, 15.3], 1.1),
  ],
  train: [
    'M7 2.5h10a3 3 0 0 1 3 3V14a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V5.5a3 3 0 0 1 3-3zM4 10.5h16M12 2.5v8M8 18l-2.5 3.5M16 18l2.5 3.5',
    circlePath([8, 14.2], 1.1) + circlePath([16, 14.2], 1.1),
  ],
  bike: [
    `${circlePath([6, 16], 4)}${circlePath([18, 16], 4)}M6 16l3.5-7.5 3 7.5zM12.5 16l3.5-7.5H9.5M18 16L15 5.5h2.5M8 8.5h2.5`,
  ],
  plane: [
    '',
    'M21.3 2.7c-1-1-2.8-.6-3.9.5L13.8 6.8 4.5 4.3 2.8 6l7.5 4.3-4 4-2.6-.5-1.4 1.4 3.7 2.8 2.8 3.7 1.4-1.4-.5-2.6 4-4L18 21.2l1.7-1.7-2.5-9.3 3.6-3.6c1.1-1.1 1.5-2.9.5-3.9z',
  ],
  gate: ['M2.5 4h19v10h-19zM7 14v7M17 14v7M7.5 9h9M13 5.8L16.5 9 13 12.2'],
  baggage: ['M5.5 7.5h13v12h-13zM9 7.5V2.5h6v5M9.5 11v5M14.5 11v5M8 19.5V22M16 19.5V22'],
  security: ['M12 2.5l8 3v6c0 5-3.5 8.3-8 10-4.5-1.7-8-5-8-10v-6zM8.3 12l2.7 2.7 4.7-5.2'],
  passport: [
    `M6.5 2.5H19v19H6.5a1.5 1.5 0 0 1-1.5-1.5V4a1.5 1.5 0 0 1 1.5-1.5z${circlePath([12, 10], 3.7)}M8.3 10h7.4M12 6.3q-2.6 3.7 0 7.4q2.6-3.7 0-7.4M9 17.5h6`,
  ],
  lounge: [
    'M6 10.5V7a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v3.5M2.5 12.5a2.2 2.2 0 0 1 4.4 0V15h10.2v-2.5a2.2 2.2 0 0 1 4.4 0V18.5h-19zM5.5 18.5v2M18.5 18.5v2',
  ],
} as const satisfies Record<string, IconDrawing>;
