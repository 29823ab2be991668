import { disc, fill, group, line, rect, repeat, type Point } from '../svg-elements.ts';
import { books, table } from './kit/furniture.ts';
import { bush, cypress, plant, tree } from './kit/greenery.ts';
import { clouds, hills, streetLamp, sun } from './kit/outdoors.ts';
import { person } from './kit/people.ts';
import type { SceneDrawing } from './kit/scene-drawing.ts';
import { bars, grid } from './kit/shapes.ts';
import { INK, PAPER, SKY, WOOD, type SceneContext } from './kit/scene-context.ts';

const room = (stage: SceneContext, horizon: number): string =>
  rect(stage.wall, [0, 0], [640, 400]) + rect(stage.floor, [0, horizon], [640, 400 - horizon]);

const shelf = (stage: SceneContext, x: number): string =>
  rect(WOOD, [x, 40], [180, 288], 4) +
  [130, 224, 318]
    .map((y) => rect('#7a4f31', [x + 8, y - 82], [164, 82]) + books(stage, [x + 12, y], [160, 72]))
    .join('');

const library = (stage: SceneContext): string =>
  room(stage, 326) +
  fill(SKY, 'M250 240V110a70 70 0 0 1 140 0v130z') +
  disc('#ffd166', [stage.between(280, 360), 110], 18) +
  fill('#a6cfa8', 'M250 240v-30q50-40 80-14t60-8v52z') +
  line(PAPER, 6, 'M250 240V110a70 70 0 0 1 140 0v130zM320 42v198M250 130h140') +
  shelf(stage, 40) +
  shelf(stage, 420) +
  line('#8a5a38', 6, 'M470 340l36-280M504 340l36-280M477 290h32M484 236h32M491 182h32M498 128h32') +
  person(stage, { at: [stage.between(290, 330), 340], height: 128, pose: 'sit' }) +
  table([252, 318], [200, 66]) +
  fill(PAPER, 'M346 318q14-16 30-6 16-10 30 6-16-6-30 2-14-8-30-2z') +
  line(INK, 4, 'M426 318v-26') +
  fill(stage.accent, 'M406 292a20 16 0 0 1 40 0z') +
  plant(stage, [70, 388], 1.1) +
  person(stage, {
    at: [stage.between(164, 196), 388],
    height: 150,
    pose: stage.pick(['stand', 'walk']),
  });

const BOARDS = [
  'M120 100h90M120 124h60M250 150V86M250 150h90M250 140q40-10 50-40t34-12M400 96h90M400 120h120M400 144h70',
  'M150 150l50-70 50 70zM200 80v70M300 92h80M300 116h54M440 146a34 34 0 1 1 60-24M470 124l30-30M300 142h70',
] as const;

const lectureHall = (stage: SceneContext): string =>
  room(stage, 236) +
  rect(WOOD, [84, 50], [472, 140], 6) +
  rect('#2f5d50', [92, 58], [456, 124], 3) +
  line('#e9f3ea', 4, stage.pick(BOARDS)) +
  fill(WOOD, 'M448 256l10-62h64l10 62z') +
  person(stage, {
    at: [stage.between(390, 420), 252],
    height: 122,
    pose: 'wave',
    mirrored: true,
    shirt: stage.accent,
  }) +
  fill('#8a5a38', 'M444 192h92l-6 10h-80z') +
  repeat(3, (row) => {
    const y = 278 + row * 48;
    const step = 74 + row * 14;
    return (
      repeat(8 - row, (index) =>
        stage.between(0, 3) === 0
          ? ''
          : group(
              {
                transform: `translate(${40 - row * 20 + index * step + stage.between(0, 14)} ${y})scale(${1 + row * 0.2})`,
              },
              fill(
                stage.pick([stage.main, stage.accent, PAPER, stage.soft]),
                'M-20 20v-6a14 14 0 0 1 14-14h12a14 14 0 0 1 14 14v6z',
              ),
              disc(stage.pick(['#2d2433', '#5d3c2b', '#a9662f', '#d8b46e']), [0, -12], 11),
            ),
      ) +
      fill(row % 2 === 0 ? stage.deep : stage.main, `M0 ${y + 14}q320 ${18 + row * 4} 640 0v60H0z`)
    );
  });

const flask = (color: string, [x, y]: Point): string =>
  fill('#e8f6fa', `M${x - 6} ${y - 52}h12v20l16 32h-44l16-32z`) +
  fill(color, `M${x - 14} ${y - 16}h28l8 16h-44z`);

const tubes = (stage: SceneContext, [x, y]: Point): string =>
  [0, 1, 2, 3]
    .map(
      (index) =>
        rect('#e8f6fa', [x + index * 16, y - 40], [9, 36], 4) +
        rect(
          stage.pick([stage.main, stage.accent, stage.rich]),
          [x + index * 16, y - 22],
          [9, 18],
          4,
        ),
    )
    .join('') + rect(WOOD, [x - 6, y - 14], [70, 14], 3);

const microscope = (x: number, y: number): string =>
  line(INK, 7, `M${x - 20} ${y - 3}h44M${x + 16} ${y - 6}q18-34-6-58`) +
  line('#5d6880', 12, `M${x - 12} ${y - 34}l16-36`) +
  line(INK, 5, `M${x - 20} ${y - 18}h24`);

const lab = (stage: SceneContext): string =>
  room(stage, 320) +
  grid(stage.soft, [60, 56, 20, 20], [9, 4], [24, 24]) +
  grid(stage.accent, [60, 56, 20, 20], [2, stage.between(2, 4)], [24, 24]) +
  grid(stage.main, [204, 104, 20, 20], [3, 2], [24, 24]) +
  rect(PAPER, [340, 50], [250, 120], 6) +
  rect(SKY, [350, 60], [110, 100]) +
  rect(SKY, [470, 60], [110, 100]) +
  flask(stage.accent, [390, 160]) +
  tubes(stage, [426, 160]) +
  flask(stage.main, [530, 160]) +
  person(stage, { at: [stage.between(150, 220), 344], height: 180, pose: 'bust', shirt: '#fff' }) +
  person(stage, {
    at: [stage.between(400, 450), 344],
    height: 176,
    pose: 'bust',
    shirt: '#fff',
    mirrored: true,
  }) +
  rect(stage.main, [46, 272], [548, 100], 6) +
  grid(stage.deep, [62, 292, 120, 64], [4, 1], [132, 0]) +
  bars({ color: PAPER, width: 4 }, [170, 312], 20, [4, 132]) +
  rect(PAPER, [34, 258], [572, 16], 6) +
  flask(stage.rich, [96, 258]) +
  microscope(300, 258) +
  tubes(stage, [346, 258]) +
  flask(stage.accent, [520, 258]) +
  flask(stage.main, [564, 258]);

const arcade = (stage: SceneContext, count: number): string => {
  const step = 600 / count;
  const half = (step - 26) / 2;
  return fill(
    stage.deep,
    repeat(
      count,
      (index) =>
        `M${Math.round(33 + index * step)} 280v-50a${half} ${half} 0 0 1 ${half * 2} 0v50z`,
    ),
  );
};

const courtyard = (stage: SceneContext): string =>
  rect(stage.wall, [0, 0], [640, 400]) +
  sun([stage.between(480, 570), 56], 26) +
  clouds(stage, 3, 70) +
  fill(stage.main, 'M10 110L40 84h560l30 26z') +
  rect(PAPER, [20, 110], [600, 172]) +
  grid(stage.soft, [46, 126, 28, 40], [12, 1], [47.3, 0]) +
  rect(stage.accent, [20, 178], [600, 6]) +
  arcade(stage, stage.pick([6, 7, 8])) +
  rect('#9dcb86', [0, 280], [640, 120]) +
  fill('#efe3c8', 'M250 400q40-60 30-120h80q-10 60 30 120z') +
  bush(stage, [70, 288], 18) +
  bush(stage, [574, 288], 18) +
  tree(stage, [150, 360], stage.pick([1.2, 1.35])) +
  tree(stage, [540, 344], 1) +
  rect(WOOD, [410, 340], [90, 8], 3) +
  line(INK, 4, 'M422 348v18M488 348v18') +
  person(stage, { at: [444, 342], height: 92, pose: 'sit' }) +
  person(stage, { at: [stage.between(296, 340), 376], height: 100, pose: 'walk' }) +
  person(stage, { at: [224, 380], height: 96, pose: 'lawn' }) +
  person(stage, { at: [72, 384], height: 96, pose: stage.pick(['lawn', 'stand']) });

const sportsHall = (stage: SceneContext): string =>
  rect(stage.wall, [0, 0], [640, 400]) +
  grid(SKY, [30, 40, 100, 56], [5, 1], [120, 0]) +
  line(stage.pale, 6, 'M0 16h640M0 116h640') +
  rect(stage.soft, [0, 150], [640, 90]) +
  grid(stage.accent, [20, 176, 70, 50], [7, 1], [88, 0]) +
  rect('#e3b27c', [0, 240], [640, 160]) +
  line(PAPER, 5, 'M0 262h640M200 400l40-138h160l40 138M240 330q80 26 160 0') +
  line(INK, 8, 'M320 240V150') +
  rect(PAPER, [250, 66], [140, 96], 6) +
  line(stage.main, 5, 'M296 148v-42h48v42z') +
  line(stage.main, 6, 'M290 166h60') +
  line('#fff', 3, 'M294 168l8 40M320 168v40M346 168l-8 40M300 186h40M304 204h32') +
  disc('#e07a3f', [stage.between(370, 430), stage.between(96, 150)], 17) +
  person(stage, {
    at: [stage.between(400, 450), 372],
    height: 150,
    pose: 'wave',
    mirrored: true,
    shirt: stage.accent,
  }) +
  person(stage, {
    at: [stage.between(150, 210), 384],
    height: 150,
    pose: 'walk',
    shirt: stage.main,
  }) +
  person(stage, {
    at: [stage.between(530, 580), 390],
    height: 150,
    pose: 'walk',
    mirrored: true,
    shirt: stage.main,
  });

/** A clock tower and a domed hall behind a lawn. */
const cover = (stage: SceneContext): string =>
  rect(stage.wall, [0, 0], [640, 400]) +
  sun([stage.between(540, 590), 70], 30) +
  clouds(stage, 4, 110) +
  hills('#b9dcc0', '#9fce9f', 310) +
  rect('#9dcb86', [0, 300], [640, 100]) +
  fill('#efe3c8', 'M230 400q50-40 50-100h80q0 60 50 100z') +
  rect(PAPER, [110, 200], [420, 104]) +
  fill(stage.main, 'M96 202l24-26h400l24 26z') +
  grid(stage.soft, [128, 220, 24, 50], [4, 1], [38, 0]) +
  grid(stage.soft, [374, 220, 24, 50], [4, 1], [38, 0]) +
  fill(stage.accent, 'M256 152a64 60 0 0 1 128 0z') +
  line(stage.accent, 5, 'M320 96V66') +
  fill(stage.main, 'M320 68h26l-7 8 7 8h-26z') +
  fill(PAPER, 'M240 172l80-34 80 34v10H240z') +
  rect(PAPER, [246, 180], [148, 124]) +
  rect(stage.deep, [298, 230], [44, 74]) +
  bars({ color: '#e7dcc8', width: 11 }, [258, 190], 108, [5, 31]) +
  rect('#e7dcc8', [236, 296], [168, 10]) +
  rect(stage.rich, [50, 110], [62, 196]) +
  fill(stage.main, 'M42 112l39-56 39 56z') +
  disc(PAPER, [81, 146], 20) +
  line(
    INK,
    4,
    stage.pick(['M81 146v-12M81 146l9 6', 'M81 146v-12M81 146l-9 4', 'M81 146l8-9M81 146v8']),
  ) +
  grid(stage.pale, [70, 190, 22, 30], [1, 2], [0, 50]) +
  cypress(stage, [566, 320], 0.9) +
  cypress(stage, [604, 330], 1) +
  tree(stage, [stage.between(150, 180), 370], 0.8) +
  streetLamp(stage, [440, 366], 74) +
  person(stage, { at: [stage.between(290, 330), 374], height: 76, pose: 'walk' }) +
  person(stage, { at: [stage.between(350, 380), 390], height: 80, pose: 'walk', mirrored: true }) +
  person(stage, { at: [stage.between(470, 530), 382], height: 78, pose: 'lawn' });

export const CAMPUS_SCENES = {
  library,
  'lecture-hall': lectureHall,
  lab,
  courtyard,
  'sports-hall': sportsHall,
  'cover-campus': cover,
} as const satisfies Record<string, SceneDrawing>;
