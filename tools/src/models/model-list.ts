import { ball, box, column, type Solid } from './solid.ts';

const WOOD = '#b39b7d';
const DARK_WOOD = '#7f6c59';
const STEEL = '#8b939c';
const DARK = '#4a5157';
const WHITE = '#eef0f2';
const LEAF = '#8ca57c';
const DARK_LEAF = '#74906b';
const POT = '#a89a8a';
const CLOTH = '#7c8b98';
const DARK_CLOTH = '#66747f';

/** Four legs at the corners of a rectangle. */
function legs(color: string, [width, height, depth]: readonly [number, number, number]): Solid[] {
  const [x, z] = [width / 2, depth / 2];
  return [
    [x, z],
    [x, -z],
    [-x, z],
    [-x, -z],
  ].map(([east = 0, front = 0]) =>
    box(color, { size: [0.05, height, 0.05], at: [east, 0, front] }),
  );
}

/** Our own models, by name. Metres; the front faces along z. */
export const MODELS: Readonly<Record<string, readonly Solid[]>> = {
  bed: [
    ...legs(STEEL, [0.85, 0.4, 1.9]),
    box(STEEL, { size: [0.95, 0.08, 2.05], at: [0, 0.4, 0] }),
    box(WHITE, { size: [0.9, 0.16, 1.95], at: [0, 0.48, 0] }),
    box(CLOTH, { size: [0.92, 0.04, 1.2], at: [0, 0.63, 0.37] }),
    box(WHITE, { size: [0.6, 0.1, 0.36], at: [0, 0.64, -0.72] }),
    box(STEEL, { size: [0.95, 0.95, 0.05], at: [0, 0, -1.02] }),
    box(STEEL, { size: [0.95, 0.75, 0.05], at: [0, 0, 1.02] }),
  ],
  bench: [
    box(DARK, { size: [0.08, 0.42, 0.4], at: [-0.7, 0, 0] }),
    box(DARK, { size: [0.08, 0.42, 0.4], at: [0.7, 0, 0] }),
    ...[-0.15, 0, 0.15].map((z) => box(WOOD, { size: [1.8, 0.05, 0.12], at: [0, 0.42, z] })),
  ],
  bin: [
    column(STEEL, { radius: 0.18, topRadius: 0.22, height: 0.6 }),
    column(DARK, { radius: 0.23, height: 0.05, at: [0, 0.6, 0] }),
    column(DARK, { radius: 0.2, topRadius: 0.08, height: 0.08, at: [0, 0.65, 0] }),
  ],
  car: [
    box('#a9b0b5', { size: [1.7, 0.45, 4.2], at: [0, 0.3, 0] }),
    box('#a9b0b5', { size: [1.62, 0.12, 3.9], at: [0, 0.75, -0.1] }),
    box(DARK, { size: [1.5, 0.4, 2], at: [0, 0.87, -0.25] }),
    box('#a9b0b5', { size: [1.36, 0.07, 1.55], at: [0, 1.27, -0.25] }),
    box(WHITE, { size: [0.3, 0.12, 0.04], at: [0.6, 0.6, 2.1] }),
    box(WHITE, { size: [0.3, 0.12, 0.04], at: [-0.6, 0.6, 2.1] }),
    ...[
      [0.72, 1.3],
      [-0.72, 1.3],
      [0.72, -1.3],
      [-0.72, -1.3],
    ].flatMap(([x = 0, z = 0]) => [
      box(DARK, { size: [0.24, 0.62, 0.4], at: [x, 0, z] }),
      box(DARK, { size: [0.24, 0.4, 0.62], at: [x, 0.11, z] }),
    ]),
  ],
  chair: [
    column(DARK, { radius: 0.28, topRadius: 0.05, height: 0.08, sides: 8 }),
    column(STEEL, { radius: 0.04, height: 0.36, at: [0, 0.08, 0] }),
    box(CLOTH, { size: [0.48, 0.08, 0.48], at: [0, 0.44, 0] }),
    box(DARK_CLOTH, { size: [0.44, 0.5, 0.06], at: [0, 0.52, -0.21] }),
  ],
  desk: [
    ...legs(STEEL, [1.5, 0.7, 0.68]),
    box(WOOD, { size: [1.6, 0.04, 0.8], at: [0, 0.7, 0] }),
    box(DARK, { size: [0.24, 0.02, 0.18], at: [0, 0.74, 0.22] }),
    box(DARK, { size: [0.06, 0.2, 0.04], at: [0, 0.74, 0.25] }),
    box(DARK, { size: [0.62, 0.36, 0.03], at: [0, 0.88, 0.24] }),
    box(WHITE, { size: [0.44, 0.02, 0.15], at: [0, 0.74, -0.12] }),
  ],
  lamp: [
    column(DARK, { radius: 0.16, height: 0.03 }),
    column(STEEL, { radius: 0.02, height: 1.4, sides: 8, at: [0, 0.03, 0] }),
    column('#f3d98b', { radius: 0.24, topRadius: 0.15, height: 0.3, at: [0, 1.35, 0] }),
  ],
  plant: [
    column(POT, { radius: 0.14, topRadius: 0.18, height: 0.3 }),
    ball(DARK_LEAF, { radius: 0.26, flatness: 0.7, at: [0.03, 0.3, 0.02] }),
    ball(LEAF, { radius: 0.22, flatness: 0.9, at: [-0.04, 0.48, -0.02] }),
  ],
  printer: [
    box(WHITE, { size: [0.6, 0.75, 0.6] }),
    box(DARK, { size: [0.52, 0.02, 0.3], at: [0, 0.45, 0.36] }),
    box(DARK, { size: [0.6, 0.05, 0.6], at: [0, 0.75, 0] }),
    box(WHITE, { size: [0.58, 0.2, 0.5], at: [0, 0.8, -0.03] }),
    box('#3a7bd5', { size: [0.2, 0.1, 0.03], at: [0.15, 0.83, 0.23] }),
  ],
  shelf: [
    box(WOOD, { size: [0.04, 1.8, 0.35], at: [-0.5, 0, 0] }),
    box(WOOD, { size: [0.04, 1.8, 0.35], at: [0.5, 0, 0] }),
    box(DARK_WOOD, { size: [1, 1.8, 0.02], at: [0, 0, -0.165] }),
    ...[0.05, 0.48, 0.91, 1.34, 1.77].map((y) =>
      box(WOOD, { size: [0.98, 0.03, 0.33], at: [0, y, 0] }),
    ),
    box('#a58778', { size: [0.34, 0.26, 0.2], at: [-0.28, 0.94, 0] }),
    box('#7f919c', { size: [0.28, 0.3, 0.2], at: [0.22, 0.51, 0] }),
    box('#b8a884', { size: [0.4, 0.24, 0.2], at: [0.1, 1.37, 0] }),
  ],
  sofa: [
    box(DARK, { size: [1.7, 0.1, 0.7] }),
    box(CLOTH, { size: [1.9, 0.3, 0.85], at: [0, 0.1, 0] }),
    box(DARK_CLOTH, { size: [1.9, 0.45, 0.2], at: [0, 0.4, -0.325] }),
    box(DARK_CLOTH, { size: [0.2, 0.22, 0.85], at: [-0.85, 0.4, 0] }),
    box(DARK_CLOTH, { size: [0.2, 0.22, 0.85], at: [0.85, 0.4, 0] }),
    box(CLOTH, { size: [0.72, 0.1, 0.62], at: [-0.37, 0.4, 0.1] }),
    box(CLOTH, { size: [0.72, 0.1, 0.62], at: [0.37, 0.4, 0.1] }),
  ],
  table: [
    column(DARK, { radius: 0.35, topRadius: 0.06, height: 0.05, sides: 16 }),
    column(STEEL, { radius: 0.05, height: 0.66, at: [0, 0.05, 0] }),
    column(WOOD, { radius: 0.6, height: 0.04, sides: 24, at: [0, 0.71, 0] }),
  ],
  tree: [
    column(DARK_WOOD, { radius: 0.11, topRadius: 0.07, height: 1.3, sides: 8 }),
    ball(DARK_LEAF, { radius: 0.95, flatness: 0.55, at: [0, 0.95, 0] }),
    ball(LEAF, { radius: 0.85, flatness: 0.75, at: [0.08, 1.25, 0.05] }),
    ball(LEAF, { radius: 0.5, flatness: 0.8, at: [-0.2, 1.9, -0.1] }),
  ],
  'vending-machine': [
    box(DARK, { size: [0.9, 0.08, 0.75] }),
    box('#8d7f78', { size: [0.95, 1.75, 0.8], at: [0, 0.08, 0] }),
    box('#bfe0ea', { size: [0.58, 1.2, 0.03], at: [-0.12, 0.5, 0.4] }),
    box(DARK, { size: [0.18, 0.5, 0.03], at: [0.33, 0.9, 0.4] }),
    box(DARK, { size: [0.5, 0.16, 0.03], at: [-0.12, 0.22, 0.4] }),
  ],
  whiteboard: [
    box(STEEL, { size: [0.06, 0.06, 0.6], at: [-0.8, 0, 0] }),
    box(STEEL, { size: [0.06, 0.06, 0.6], at: [0.8, 0, 0] }),
    box(STEEL, { size: [0.05, 1.9, 0.05], at: [-0.8, 0, 0] }),
    box(STEEL, { size: [0.05, 1.9, 0.05], at: [0.8, 0, 0] }),
    box(STEEL, { size: [1.66, 1.06, 0.03], at: [0, 0.84, 0] }),
    box(WHITE, { size: [1.6, 1, 0.02], at: [0, 0.87, 0.02] }),
    box(DARK, { size: [0.6, 0.03, 0.08], at: [0, 0.83, 0.05] }),
  ],
};
