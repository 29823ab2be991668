import { circlePath, repeat } from '../svg-elements.ts';
import type { IconDrawing } from './icon-drawing.ts';

const SEATS = [
  [8.5, 5.5],
  [15.5, 5.5],
  [8.5, 18.5],
  [15.5, 18.5],
  [3.5, 12],
  [20.5, 12],
] as const;

/** Icons for care, work and study. */
export const WORK_ICONS = {
  medical: [
    'M12 20.5C7 17 2.5 13.2 2.5 8.8A4.9 4.9 0 0 1 12 6.5a4.9 4.9 0 0 1 9.5 2.3C21.5 13.2 17 17 12 20.5zM12 9v6M9 12h6',
  ],
  emergency: [
    'M6 17v-4.5a6 6 0 0 1 12 0V17M3.5 17h17v4h-17zM12 2v1.5M4 4.5l1.3 1.3M20 4.5l-1.3 1.3M9.5 13.5A2.5 2.5 0 0 1 12 11',
  ],
  pharmacy: [
    'M3.5 11h17c0 4-2 6.3-4.5 7.5v2.5H8v-2.5C5.5 17.3 3.5 15 3.5 11zM13.5 11l4-8M12 13.5v4M10 15.5h4',
  ],
  ward: ['M2.5 5.5V20M2.5 16.5h19V20M21.5 16.5v-3a3 3 0 0 0-3-3H10v6', circlePath([6.3, 12.6], 2)],
  imaging: [
    `${circlePath([12, 10.5], 8)}${circlePath([12, 10.5], 3.6)}M3 21.5h18M9.5 14.5v7M14.5 14.5v7M8 14.5h8`,
  ],
  lab: [
    'M9 2.5h6M10 2.5v6.5L4.3 18.8A1.8 1.8 0 0 0 5.9 21.5h12.2a1.8 1.8 0 0 0 1.6-2.7L14 9V2.5M7.3 14.5h9.4',
    circlePath([10.5, 17.7], 1) + circlePath([14, 17.2], 0.8),
  ],
  xray: ['M4 2.5h16v19H4zM12 5.5v13M7.8 8.5q4.2-2 8.4 0M7 12q5-2.5 10 0M7.8 15.5q4.2-2 8.4 0'],
  meeting: [
    'M8.5 9h7a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-2a2 2 0 0 1 2-2z',
    repeat(6, (index) => circlePath(SEATS[index] ?? [0, 0], 1.9)),
  ],
  desk: ['M2.5 15h19M4.5 15v6M19.5 15v6M14 15v3.5h5.5M6.5 3.5h11v8h-11zM12 11.5V15'],
  'phone-booth': [
    'M4.5 21.5V4.5a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v17M2.5 21.5h19M9.5 8.5q0 6.5 6 7.5',
    'M9 6l2.5.5v3L9 10.5 7.8 8zM17.3 15l-.6 2.5-2.7.5-1-2.3 2.3-1.7z',
  ],
  printer: ['M7 8V2.5h10V8M7 17.5H3.5V8h17v9.5H17M7 14h10v7.5H7z', circlePath([17.3, 11], 1)],
  reception: ['M4 17a8 8 0 0 1 16 0zM2.5 20.5h19M12 9V5.5M9.5 5.5h5M8 14.5a4.5 4.5 0 0 1 2.2-2.8'],
  library: [
    'M2.5 20.5h19M4.5 20.5V4.5H8v16M8 8h4v12.5M14 6.8l3.3-.9 3.6 13.7M14 6.8l3.5 13.2M4.5 8H8M8 17h4',
  ],
  lecture: ['M2.5 3.5h19M4.5 3.5V15h15V3.5M12 15v2.5M8 21.5l4-4 4 4M8 7.5h8M8 11h5'],
  sports: [
    `${circlePath([12, 12], 9.3)}M2.7 12h18.6M12 2.7v18.6M5.6 5.3q5.8 6.7 0 13.4M18.4 5.3q-5.8 6.7 0 13.4`,
  ],
} as const satisfies Record<string, IconDrawing>;
