import { circlePath, disc, fill, line, picture, rect } from '../svg-elements.ts';
import type { SymbolKey } from './symbol-keys.ts';

export { SYMBOL_KEYS, type SymbolKey } from './symbol-keys.ts';

/** A sign for an annotation on the map. */
export type AnnotationSymbol = {
  /** Meaning of the sign, in English. */
  readonly name: string;
  /** The sign, 32 × 32, as SVG text. */
  readonly svg: string;
};

const WHITE = '#fff';
const FIRE = '#d7263d';
const RESCUE = '#0b8457';
const SERVICE = '#1d5fbf';
const WATCH = '#3b4358';

/** The white rim separates a sign from a floor of the same colour. */
const plate = (color: string, ...body: readonly string[]): string =>
  picture(
    [32, 32],
    rect(WHITE, [0, 0], [32, 32], 6) + rect(color, [1.5, 1.5], [29, 29], 4.5) + body.join(''),
  );

const white = (width: number, d: string): string => line(WHITE, width, d);

const FIRE_SIGNS = {
  'fire-extinguisher': {
    name: 'Fire extinguisher',
    svg: plate(
      FIRE,
      fill(
        WHITE,
        'M11 15.5a4 3.5 0 0 1 8 0V25a1.5 1.5 0 0 1-1.5 1.5h-5A1.5 1.5 0 0 1 11 25zM14 8.5h2.2V12H14z',
      ),
      white(1.9, 'M12.5 6.2l6.5 1.3M14 9.3c-4.5-.3-6.5 2.7-6.5 8'),
      fill(
        WHITE,
        'M24 12c1.8 2.5 3 4.3 3 6.5a3.2 3.2 0 0 1-6.4 0c0-1.8 1.2-2.5 1.4-4.3.9.4 1.3 1 1.4 1.9.7-1.2.9-2.4.6-4.1z',
      ),
    ),
  },
  'fire-hose': {
    name: 'Fire hose reel',
    svg: plate(
      FIRE,
      white(2.3, `${circlePath([14, 14], 8)}${circlePath([14, 14], 4.2)}M22 14v6.5q0 2.5 2.5 3.5`),
      disc(WHITE, [14, 14], 1.7),
      fill(WHITE, 'M23.2 22.3l4.3 1.7-.3 2.5-5-1.2z'),
    ),
  },
  'fire-alarm': {
    name: 'Fire alarm call point',
    svg: plate(
      FIRE,
      rect(WHITE, [10, 10], [12, 12], 2.5),
      disc(FIRE, [16, 16], 3.5),
      white(
        2,
        'M6.5 11a8 8 0 0 0 0 10M25.5 11a8 8 0 0 1 0 10M11 6.5a8 8 0 0 1 10 0M11 25.5a8 8 0 0 0 10 0',
      ),
    ),
  },
} as const;

const RESCUE_SIGNS = {
  'first-aid': {
    name: 'First aid',
    svg: plate(RESCUE, fill(WHITE, 'M12.5 6h7v6.5H26v7h-6.5V26h-7v-6.5H6v-7h6.5z')),
  },
  aed: {
    name: 'Defibrillator (AED)',
    svg: plate(
      RESCUE,
      fill(
        WHITE,
        'M15 27.5C9 23 4.5 19 4.5 13.8A5.7 5.7 0 0 1 15 10.5a5.7 5.7 0 0 1 10.5 3.3C25.5 19 21 23 15 27.5z',
      ),
      fill(RESCUE, 'M17 10.8l-6 7.7h3.5L13 24.5l6.5-8H16z'),
      white(2, 'M25.5 4.5v5.4M22.8 7.2h5.4'),
    ),
  },
  'emergency-exit': {
    name: 'Emergency exit',
    svg: plate(
      RESCUE,
      rect(WHITE, [20.5, 5.5], [7, 21]),
      disc(WHITE, [15, 7.5], 2.3),
      white(2.6, 'M13.2 12.2L11.2 17.5l4 3V26M11.2 17.5L9.5 21.3H5'),
      white(2, 'M13.5 12l-5 .8-2 3.2M13.8 12.3l3 3.2h3.2'),
    ),
  },
  'assembly-point': {
    name: 'Assembly point',
    svg: plate(
      RESCUE,
      white(2, 'M5.5 5.5l4.5 4.5M26.5 5.5L22 10M5.5 26.5l4.5-4.5M26.5 26.5L22 22'),
      fill(WHITE, 'M11.5 7v4.5H7zM20.5 7v4.5H25zM11.5 25v-4.5H7zM20.5 25v-4.5H25z'),
      disc(WHITE, [16, 12.3], 2.2),
      fill(WHITE, 'M12.7 22v-4.5a2.3 2.3 0 0 1 2.3-2.3h2a2.3 2.3 0 0 1 2.3 2.3V22z'),
    ),
  },
  eyewash: {
    name: 'Eyewash station',
    svg: plate(
      RESCUE,
      fill(WHITE, 'M5 22q11-9.5 22 0q-11 8-22 0zM11 9l1.5-3.5h7L21 9z'),
      disc(RESCUE, [16, 21.7], 3.3),
      disc(WHITE, [16, 21.7], 1.2),
      white(1.8, 'M12 11.5l-1 3M16 11.5v3M20 11.5l1 3'),
    ),
  },
  'emergency-phone': {
    name: 'Emergency telephone',
    svg: plate(
      RESCUE,
      fill(
        WHITE,
        'M9.5 6.5C6 9 6.5 14 12 19.7s10.7 6.3 13.2 3l-4.4-4.4-3 1.5c-2-1-4.3-3.3-5.4-5.5l1.6-2.9z',
      ),
      white(2, 'M18 6.5a8 8 0 0 1 7.5 7.5M18 10.8a3.8 3.8 0 0 1 3.3 3.2'),
    ),
  },
  'evacuation-chair': {
    name: 'Evacuation chair',
    svg: plate(
      RESCUE,
      disc(WHITE, [14.5, 8], 2.4),
      white(2.5, 'M13.5 12.5l2.5 6 5.2-.5 2 4.5'),
      white(1.8, 'M9.5 8.5l4.5 12.2 7-.7M14 13.5l5.5.5M8 7.5l2.5-.2'),
      white(1.8, 'M5 21h4.5v3H14v3h5'),
      disc(WHITE, [14.5, 22.5], 1.6),
    ),
  },
} as const;

const SERVICE_SIGNS = {
  camera: {
    name: 'Surveillance camera',
    svg: plate(
      WATCH,
      fill(WHITE, 'M8.5 7.5l16 4.3-1.8 6.6-16-4.3z'),
      fill(WHITE, 'M24.8 14.5l2.7.7-.8 3.2-2.7-.7z'),
      disc(WATCH, [20.3, 14.4], 1.6),
      white(2.2, 'M13.5 17l-2 5H6.5M6 18.5v7.5'),
    ),
  },
  'water-tap': {
    name: 'Water tap',
    svg: plate(
      SERVICE,
      fill(
        WHITE,
        'M5 11.5h6.5a3.5 3.5 0 0 1 5 0h4a4.5 4.5 0 0 1 4.5 4.5v1.5h-5V17a1 1 0 0 0-1-1h-2.5a3.5 3.5 0 0 1-5 0H5z',
      ),
      white(2, 'M10.5 6.8h7M14 7v4'),
      fill(WHITE, 'M22.5 20q2.8 3.2 2.8 5a2.8 2.8 0 0 1-5.6 0q0-1.8 2.8-5z'),
    ),
  },
  'hearing-loop': {
    name: 'Hearing loop',
    svg: plate(
      SERVICE,
      white(
        2.3,
        'M8 13.5a6.5 6.5 0 0 1 13 0c0 4-3.7 4.8-4.5 8.2a3.3 3.3 0 0 1-6.3.5M11.5 13.5a3 3 0 0 1 6 0c0 2.5-2.8 2.5-2.8 4.7',
      ),
      white(2, 'M24 6.5a10 10 0 0 1 1.5 11.5M5.5 26.5l4-4'),
      disc(WHITE, [23, 24.5], 2),
    ),
  },
  'no-entry': {
    name: 'No entry',
    svg: picture(
      [32, 32],
      disc(WHITE, [16, 16], 16) + disc(FIRE, [16, 16], 14.5) + rect(WHITE, [6.5, 13], [19, 6], 1),
    ),
  },
} as const;

/**
 * The signs for annotations, by key: red for fire fighting, green for rescue, blue for service.
 *
 * @example
 * const assets = { 'assets/symbols/aed.svg': SYMBOLS.aed.svg };
 */
export const SYMBOLS: Readonly<Record<SymbolKey, AnnotationSymbol>> = {
  ...FIRE_SIGNS,
  ...RESCUE_SIGNS,
  ...SERVICE_SIGNS,
};
