import { circlePath } from '../svg-elements.ts';
import type { IconDrawing } from './icon-drawing.ts';

/** Icons for what is sold and served. */
export const SHOP_ICONS = {
  shop: [
    'M4.5 11v9.5h15V11M3 8l2-4.5h14L21 8M3 8a3 3 0 0 0 6 0a3 3 0 0 0 6 0a3 3 0 0 0 6 0zM9.5 20.5V15h5v5.5',
  ],
  fashion: ['M9 3.5L4.5 5.5 2.5 11l3.5 1v8.5h12V12l3.5-1-2-5.5L15 3.5a3 3 0 0 1-6 0z'],
  food: ['M7 10.5V21M4 3v4.5a3 3 0 0 0 6 0V3M7 3v7.5M17.5 21v-7H14V9c0-3.5 1.5-6 3.5-6z'],
  coffee: [
    'M4 9.5h13v5.5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 11h1.5a2.5 2.5 0 0 1 0 5H17M8 3q-1.5 1.7 0 3.2M13 3q-1.5 1.7 0 3.2',
  ],
  grocery: ['M2.5 10h19l-2.2 10.5H4.7zM7.5 10l3.5-6.5M16.5 10L13 3.5M9.5 13.5v3.5M14.5 13.5v3.5'],
  services: [
    'M20.3 7.7a5 5 0 0 1-6.7 5.5L7 19.8a2 2 0 0 1-2.8-2.8L10.8 10.4a5 5 0 0 1 5.5-6.7L13.7 6.3l.8 3.2 3.2.8z',
  ],
  cinema: ['M3.5 10.5h17V20.5h-17zM3.5 10.5L2.7 7 19.7 3l.8 3.4zM7.5 5.9l2.3 3.1M13 4.6l2.3 3.1'],
  toys: [
    `${circlePath([12, 13], 7.5)}M4.9 10.3A2.9 2.9 0 1 1 9 6.2M19.1 10.3A2.9 2.9 0 1 0 15 6.2M9.5 16.2a2.5 2.2 0 0 0 5 0`,
    circlePath([9.3, 11.5], 1) + circlePath([14.7, 11.5], 1) + circlePath([12, 14.6], 1.2),
  ],
  beauty: ['M7.5 21v-7.5h9V21zM9.5 13.5V9.5h5v4M9.5 9.5V6.5L14.5 3v6.5'],
  electronics: ['M5 16V5h14v11M2.5 16h19l-1.5 3.5h-16zM10.5 16h3'],
  kitchen: [
    'M5 11h14v6.5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM2.5 13.5H5M19 13.5h2.5M4 8h16M10.5 8V5h3v3',
  ],
  music: [
    'M9.5 18V5.5l10-2.2V16',
    'M9.5 18a3 2.5 0 1 1-6 0a3 2.5 0 0 1 6 0zM19.5 16a3 2.5 0 1 1-6 0a3 2.5 0 0 1 6 0z',
  ],
  book: [
    'M12 6.5C9.5 4.5 6.5 4 3 4.5v14c3.5-.5 6.5 0 9 2 2.5-2 5.5-2.5 9-2v-14c-3.5-.5-6.5 0-9 2v14',
  ],
} as const satisfies Record<string, IconDrawing>;
