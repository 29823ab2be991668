import { disc, fill, line, rect, repeat, type Point } from '../svg-elements.ts';
import { chair, screen, table, windowPane } from './kit/furniture.ts';
import { bush, flowers, plant, tree } from './kit/greenery.ts';
import { clouds, hills, sun } from './kit/outdoors.ts';
import { person } from './kit/people.ts';
import type { SceneDrawing } from './kit/scene-drawing.ts';
import { bars, boxes, grid, type Box } from './kit/shapes.ts';
import { INK, PAPER, SKY, WOOD, type SceneContext } from './kit/scene-context.ts';

const room = (stage: SceneContext, horizon: number): string =>
  rect(stage.wall, [0, 0], [640, 400]) +
  rect(stage.floor, [0, horizon], [640, 400 - horizon]) +
  rect(stage.soft, [0, horizon - 10], [640, 10]);

const cross = (color: string, [x, y]: Point, size: number): string =>
  boxes(color, [
    [x - size / 6, y - size / 2, size / 3, size],
    [x - size / 2, y - size / 6, size, size / 3],
  ]);

const ward = (stage: SceneContext): string =>
  room(stage, 312) +
  windowPane(
    stage,
    [60, 54],
    [170, 130],
    fill('#9fcbb0', 'M60 184v-30q50-40 90-14t80-14v58z') +
      disc('#ffd166', [stage.between(90, 200), 92], 16),
  ) +
  fill(stage.main, 'M560 20h80v320h-80q10-160 0-320z') +
  line(stage.deep, 4, 'M586 20q8 160 0 316M612 20q8 160 0 316') +
  line(INK, 5, 'M420 20h220') +
  line(INK, 4, 'M500 348V96h26M484 348h32') +
  rect('#e8f4fb', [514, 98], [24, 44], 8) +
  line(stage.accent, 3, 'M526 142q6 60-60 92') +
  rect(INK, [300, 86], [120, 78], 8) +
  line(
    '#6fe0b0',
    4,
    stage.pick([
      'M308 126h26l8-22 14 44 10-30 6 8h40',
      'M308 130h14l8-26 12 40 8-14h20l8-22 10 30 4-8h20',
    ]),
  ) +
  line(INK, 5, 'M360 164v22') +
  rect(INK, [470, 222], [10, 130], 4) +
  rect(INK, [146, 256], [10, 96], 4) +
  rect('#8d99ae', [150, 300], [326, 14], 6) +
  fill(PAPER, 'M158 268h314v34H158z') +
  rect('#fff', [392, 238], [76, 36], 14) +
  disc(stage.pick(['#f4cba8', '#a9714d', '#dca57e']), [414, 236], 19) +
  fill(stage.pick(['#2d2433', '#a9662f', '#8f939e']), 'M400 226a19 19 0 0 1 32 4q-16 4-32-4z') +
  fill(stage.main, 'M154 300v-30q0-14 14-14h150q50-14 76 6v38z') +
  line(stage.soft, 7, 'M364 252v46') +
  disc(INK, [176, 352], 8) +
  disc(INK, [452, 352], 8) +
  table([508, 280], [70, 72], PAPER) +
  flowers(stage, [546, 280]) +
  person(stage, {
    at: [stage.between(90, 118), 376],
    height: 176,
    shirt: stage.accent,
    pose: stage.pick(['stand', 'wave']),
  }) +
  plant(stage, [30, 368], 0.9);

const medicine = (stage: SceneContext, y: number): string => {
  const colors = [stage.main, stage.accent, PAPER, stage.soft];
  const rows = colors.map((): Box[] => []);
  for (let x = 62; x < 560;) {
    const width = stage.between(14, 34);
    const height = stage.between(18, 40);
    rows[stage.between(0, 3)]?.push([x, y - height, width, height]);
    x += width + stage.between(4, 16);
  }
  return rows
    .map((list, index) => (list.length === 0 ? '' : boxes(colors[index] ?? PAPER, list)))
    .join('');
};

const pharmacy = (stage: SceneContext): string =>
  room(stage, 326) +
  rect(stage.pale, [46, 84], [548, 170], 6) +
  [140, 196, 252].map((y) => medicine(stage, y) + rect(WOOD, [46, y], [548, 6])).join('') +
  rect(stage.main, [262, 14], [116, 58], 12) +
  cross('#fff', [320, 43], 40) +
  person(stage, { at: [stage.between(290, 360), 330], height: 168, pose: 'bust', shirt: '#fff' }) +
  rect(PAPER, [120, 262], [400, 92], 8) +
  rect(stage.main, [120, 292], [400, 12]) +
  rect(WOOD, [108, 252], [424, 14], 7) +
  screen(stage.soft, [456, 252], [56, 38]) +
  fill(stage.accent, 'M190 252v-24h26v24zM222 252v-16h18v16z') +
  plant(stage, [584, 380], 1.1) +
  person(stage, { at: [stage.between(200, 240), 394], height: 164, pose: 'stand' }) +
  person(stage, { at: [64, 386], height: 160, pose: 'stand' });

const POSTERS = [
  (stage: SceneContext): string =>
    line(stage.deep, 5, 'M296 84v0M286 98h20M280 112h32M276 126h40M276 140h40'),
  (stage: SceneContext): string =>
    fill(stage.accent, 'M296 140c-34-22-30-52-12-52 8 0 12 8 12 8s4-8 12-8c18 0 22 30-12 52z'),
] as const;

const clinic = (stage: SceneContext): string =>
  room(stage, 316) +
  windowPane(stage, [56, 62], [140, 112], fill('#9fcbb0', 'M56 174v-20q40-40 70-14t70-10v44z')) +
  rect(PAPER, [256, 66], [80, 92], 4) +
  stage.pick(POSTERS)(stage) +
  rect(PAPER, [400, 62], [170, 92], 6) +
  line(stage.soft, 4, 'M485 66v84M474 108h-8M496 108h8') +
  cross(stage.accent, [442, 106], 24) +
  rect(INK, [420, 286], [10, 70]) +
  rect(INK, [580, 286], [10, 70]) +
  fill(stage.main, 'M404 262h150l40-42q12-6 18 4l2 50q0 14-14 14H404q-12 0-12-13t12-13z') +
  line('#fff', 8, 'M408 262h144l38-40') +
  person(stage, { at: [stage.between(430, 480), 258], height: 132, pose: 'sit', mirrored: true }) +
  chair(stage.deep, [110, 316]) +
  person(stage, { at: [110, 314], height: 140, pose: 'sit', shirt: '#fff' }) +
  screen(stage.soft, [232, 276], [70, 48]) +
  flowers(stage, [172, 276]) +
  table([144, 276], [140, 84]) +
  person(stage, {
    at: [346, 372],
    height: 164,
    shirt: '#fff',
    pose: stage.pick(['stand', 'wave']),
  }) +
  plant(stage, [36, 378], 1);

const ambulance = (stage: SceneContext, x: number): string =>
  fill(PAPER, `M${x} 368v-58h86v16h22l20 22v20z`) +
  rect(stage.accent, [x, 344], [128, 8]) +
  fill(SKY, `M${x + 90} 332h16l14 16h-30z`) +
  cross(stage.accent, [x + 40, 326], 22) +
  rect('#4a8fe0', [x + 66, 302], [16, 8], 3) +
  repeat(
    2,
    (index) =>
      disc(INK, [x + 26 + index * 76, 368], 12) + disc('#b8c1d0', [x + 26 + index * 76, 368], 5),
  );

/** A hospital among trees, with an ambulance at the door. */
const cover = (stage: SceneContext): string =>
  rect(stage.wall, [0, 0], [640, 400]) +
  sun([stage.between(500, 570), 80], 32) +
  clouds(stage, 3, 110) +
  hills('#b4d9c6', '#97c7ac', 330) +
  rect('#a9cf9e', [0, 326], [640, 74]) +
  rect('#8e99ab', [0, 362], [640, 38]) +
  rect(stage.pale, [70, 170], [190, 172], 6) +
  rect(stage.pale, [400, 190], [180, 152], 6) +
  grid(stage.soft, [88, 192, 26, 26], [4, 3], [42, 44]) +
  grid(stage.soft, [470, 212, 24, 26], [3, 3], [36, 42]) +
  rect(stage.main, [236, 92], [176, 250], 8) +
  grid(SKY, [254, 186, 28, 22], [4, 2], [37, 36]) +
  disc('#fff', [324, 138], 32) +
  cross(stage.accent, [324, 138], 38) +
  rect(stage.deep, [280, 272], [88, 70], 4) +
  rect('#ffeec2', [288, 282], [72, 60]) +
  bars({ color: stage.deep, width: 4 }, [324, 284], 56, [1, 0]) +
  rect(stage.accent, [262, 262], [124, 12], 6) +
  rect(INK, [430, 182], [120, 8], 3) +
  bush(stage, [110, 344], 18) +
  bush(stage, [190, 344], 16) +
  tree(stage, [36, 354], stage.pick([0.8, 1])) +
  tree(stage, [606, 352], stage.pick([0.8, 0.95])) +
  ambulance(stage, stage.between(420, 470)) +
  person(stage, { at: [stage.between(300, 340), 366], height: 70, pose: 'stand', shirt: '#fff' }) +
  person(stage, { at: [stage.between(150, 230), 380], height: 72, pose: 'walk' });

export const HOSPITAL_SCENES = {
  ward,
  pharmacy,
  clinic,
  'cover-hospital': cover,
} as const satisfies Record<string, SceneDrawing>;
