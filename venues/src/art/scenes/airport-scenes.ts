import { layoutWord } from '../lettering.ts';
import { disc, fill, line, rect, repeat } from '../svg-elements.ts';
import { cup, floorLamp, roundTable, sofa } from './kit/furniture.ts';
import { plant } from './kit/greenery.ts';
import { clouds, hills, plane, sun } from './kit/outdoors.ts';
import { person } from './kit/people.ts';
import type { SceneDrawing } from './kit/scene-drawing.ts';
import { bars, boxes, grid, type Box } from './kit/shapes.ts';
import { INK, PAPER, SKY, type SceneContext } from './kit/scene-context.ts';

const suitcase = (color: string, x: number, y: number): string =>
  line(INK, 3, `M${x - 8} ${y - 44}v-22h16v22`) +
  rect(color, [x - 17, y - 46], [34, 42], 5) +
  line(INK, 2, `M${x - 7} ${y - 38}v26M${x + 7} ${y - 38}v26`) +
  disc(INK, [x - 10, y - 2], 3.5) +
  disc(INK, [x + 10, y - 2], 3.5);

const writing = (
  text: string,
  at: readonly [number, number],
  size: number,
  color: string,
): string => layoutWord(text)?.draw(at, size / 10, { color, width: size / 5 }) ?? '';

const gate = (stage: SceneContext): string =>
  rect(SKY, [0, 0], [640, 400]) +
  clouds(stage, 3) +
  rect('#a9c3a0', [0, 236], [640, 70]) +
  rect('#8e99ab', [0, 252], [640, 60]) +
  plane(stage, [stage.between(300, 360), 210], { scale: 1.65 }) +
  rect(stage.wall, [0, 0], [640, 28]) +
  rect(stage.floor, [0, 300], [640, 100]) +
  bars({ color: PAPER, width: 8 }, [0, 28], 268, [5, 160]) +
  rect(stage.wall, [0, 288], [640, 14]) +
  rect(INK, [34, 28], [128, 50], 6) +
  rect(stage.accent, [42, 35], [36, 36], 5) +
  writing(stage.pick(['A', 'B', 'C', 'D']), [54, 43], 20, INK) +
  writing(String(stage.between(2, 28)), [94, 43], 20, PAPER) +
  rect(INK, [196, 366], [260, 7], 3) +
  bars({ color: INK, width: 6 }, [216, 368], 26, [3, 110]) +
  grid(stage.main, [202, 300, 54, 48], [4, 1], [64, 0]) +
  grid(stage.deep, [202, 348, 54, 14], [4, 1], [64, 0]) +
  person(stage, { at: [stage.pick([228, 292]), 356], height: 120, pose: 'sit' }) +
  person(stage, { at: [420, 356], height: 120, pose: 'sit', mirrored: true }) +
  suitcase(stage.accent, 486, 392) +
  person(stage, {
    at: [stage.between(556, 586), 390],
    height: 150,
    pose: stage.pick(['walk', 'wave']),
  }) +
  plant(stage, [64, 378], 1.1);

const runway = (stage: SceneContext): string =>
  rect(stage.wall, [0, 0], [640, 400]) +
  sun([stage.between(90, 220), 120], 40) +
  clouds(stage, 4, 170) +
  hills('#9fc7b0', '#7fb295', 270) +
  rect('#86ab7c', [0, 268], [640, 132]) +
  fill(PAPER, 'M520 268h40l-6-84h-28z') +
  fill(stage.deep, 'M510 184h60l10-34h-80z') +
  fill('#bfe0ee', 'M514 174h52l5-17h-62z') +
  rect(stage.main, [498, 142], [84, 9], 3) +
  line(INK, 3, 'M540 142v-28') +
  disc(stage.main, [540, 112], 4) +
  rect(PAPER, [420, 238], [100, 32]) +
  grid('#7c9cc0', [428, 246, 14, 12], [6, 1], [15, 0]) +
  fill('#5d6880', 'M0 400l210-116h220l210 116z') +
  fill(
    PAPER,
    'M314 292h12l4 16h-20zM308 320h24l6 24h-36zM300 358h40l8 42h-56zM226 300h10l-18 14h-14zM404 300h10l22 14h-14z',
  ) +
  repeat(
    5,
    (index) =>
      disc(stage.accent, [196 - index * 40, 298 + index * 22], 4) +
      disc(stage.accent, [444 + index * 40, 298 + index * 22], 4),
  ) +
  plane(stage, [stage.between(270, 350), stage.between(150, 190)], {
    scale: 1.25,
    tilt: -stage.between(12, 18),
    wheels: false,
  });

const TRAY_THINGS = [
  (x: number): string =>
    rect(INK, [x - 20, 262], [40, 6], 3) + fill('#8f9bb3', `M${x - 16} 262l4-22h26l4 22z`),
  (x: number): string =>
    fill('#b5654a', `M${x - 18} 268v-18a18 14 0 0 1 36 0v18z`) +
    line(INK, 3, `M${x - 6} 238q6-8 12 0`),
  (x: number): string => fill('#4b4f6d', `M${x - 20} 268v-12l14-8 12 8 14 4v8z`),
] as const;

const security = (stage: SceneContext): string =>
  rect(stage.wall, [0, 0], [640, 400]) +
  rect(stage.floor, [0, 320], [640, 80]) +
  grid(SKY, [-10, 84, 200, 110], [3, 1], [230, 0]) +
  grid(stage.pale, [-10, 194, 200, 10], [3, 1], [230, 0]) +
  rect(INK, [220, 24], [200, 40], 6) +
  fill(PAPER, 'M240 34h20l8 10-8 10h-20z') +
  line(PAPER, 4, 'M286 44h70') +
  disc('#5ac18e', [396, 44], 9) +
  rect(stage.main, [330, 190], [130, 120], 12) +
  rect(INK, [344, 226], [102, 54], 5) +
  bars({ color: '#5d6880', width: 9 }, [354, 230], 44, [10, 9.5]) +
  rect(stage.accent, [330, 206], [130, 8]) +
  rect('#5d6880', [236, 270], [370, 16], 8) +
  grid(INK, [256, 286, 8, 60], [2, 1], [332, 0]) +
  [272, 510, 568]
    .slice(0, stage.between(2, 3))
    .map((x) => stage.pick(TRAY_THINGS)(x) + rect(stage.soft, [x - 28, 262], [56, 9], 3))
    .join('') +
  fill(PAPER, 'M70 366V128a14 14 0 0 1 14-14h108a14 14 0 0 1 14 14v238h-24V142H94v224z') +
  fill(stage.deep, 'M70 128a14 14 0 0 1 14-14h108a14 14 0 0 1 14 14v14H70z') +
  disc('#5ac18e', [138, 128], 6) +
  person(stage, { at: [138, 368], height: 168, pose: stage.pick(['walk', 'stand']) }) +
  person(stage, { at: [400, 388], height: 160, shirt: stage.deep, mirrored: true }) +
  person(stage, { at: [stage.between(20, 36), 384], height: 160, pose: 'walk' }) +
  plant(stage, [606, 384], 1);

const lounge = (stage: SceneContext): string =>
  rect(stage.wall, [0, 0], [640, 400]) +
  rect('#f6c28b', [60, 36], [520, 190], 8) +
  sun([stage.between(160, 420), 170], 34, '#fff0c2') +
  fill('#d98e73', 'M60 200q120-40 240-12t280-16v54H60z') +
  rect('#7d6b7d', [60, 208], [520, 18]) +
  plane(stage, [stage.between(300, 400), 184], { scale: 0.95 }) +
  line(stage.pale, 8, 'M60 36h520v190H60zM233 36v190M407 36v190') +
  rect(stage.floor, [0, 312], [640, 88]) +
  fill(stage.soft, 'M110 392q-40-34 40-46h340q80 12 40 46z') +
  floorLamp(stage, [56, 372], 170) +
  sofa(stage.main, stage.deep, [190, 372], 210) +
  person(stage, { at: [stage.between(150, 210), 340], height: 124, pose: 'sit' }) +
  sofa(stage.accent, stage.rich, [478, 376], 110) +
  person(stage, { at: [478, 344], height: 124, pose: 'sit', mirrored: true }) +
  roundTable(PAPER, [352, 330], [40, 48]) +
  cup(stage.main, [340, 328]) +
  plant(stage, [598, 380], 1.6);

const windowRow = (count: number): Box[] =>
  Array.from({ length: count }, (_, index): Box => [96 + index * 22, 246, 14, 22]);

/** A terminal with a wave-shaped roof, its tower and two aircraft. */
const cover = (stage: SceneContext): string =>
  rect(stage.wall, [0, 0], [640, 400]) +
  sun([stage.between(470, 560), 84], 34) +
  clouds(stage, 4, 120) +
  hills('#a8cdb8', '#8dbba0', 270) +
  rect('#9aa5b5', [0, 266], [640, 134]) +
  fill(PAPER, 'M104 270h36l-6-150h-24z') +
  fill(stage.deep, 'M88 122h68l10-34H78z') +
  fill('#bfe0ee', 'M93 113h58l5-16H88z') +
  rect(stage.accent, [76, 80], [92, 9], 4) +
  line(INK, 3, 'M122 80V50') +
  rect('#d8ecf5', [60, 222], [520, 52]) +
  boxes('#a9cfe3', windowRow(21)) +
  fill(stage.main, 'M36 224q70-70 150-30t150-20 140 0 128 20l6 32H36z') +
  line(stage.soft, 9, 'M38 222q70-70 150-30t150-20 140 0 124 18') +
  rect(stage.deep, [246, 232], [26, 40]) +
  rect(stage.deep, [476, 232], [26, 40]) +
  fill('#7f8b9e', 'M0 350h640v50H0z') +
  grid(PAPER, [20, 372, 44, 6], [8, 1], [80, 0]) +
  plane(stage, [204, 306], { scale: 0.92 }) +
  plane({ ...stage, main: stage.accent, deep: stage.rich }, [476, 308], { scale: 0.92 }) +
  plane(stage, [stage.between(290, 380), stage.between(50, 90)], {
    scale: 0.5,
    tilt: -14,
    wheels: false,
  });

export const AIRPORT_SCENES = {
  gate,
  runway,
  security,
  lounge,
  'cover-airport': cover,
} as const satisfies Record<string, SceneDrawing>;
