import { disc, fill, line, rect, type Point } from '../svg-elements.ts';
import { chair, cup, pendant, screen, sofa, table } from './kit/furniture.ts';
import { bush, flowers, plant, tree } from './kit/greenery.ts';
import { clouds, skyline, streetLamp, sun } from './kit/outdoors.ts';
import { person } from './kit/people.ts';
import type { SceneDrawing } from './kit/scene-drawing.ts';
import { bars, grid } from './kit/shapes.ts';
import { INK, PAPER, SKY, WOOD, type SceneContext } from './kit/scene-context.ts';

const room = (stage: SceneContext, horizon: number): string =>
  rect(stage.wall, [0, 0], [640, 400]) + rect(stage.floor, [0, horizon], [640, 400 - horizon]);

/** A wall of windows with the town behind it. */
const townView = (stage: SceneContext, [x, y]: Point, [width, height]: Point): string =>
  rect(SKY, [x, y], [width, height]) +
  skyline(stage, '#9dbdd2', [x, y + height], width) +
  bars({ color: PAPER, width: 6 }, [x, y], height, [5, width / 4]) +
  line(PAPER, 6, `M${x} ${y}h${width}M${x} ${y + height}h${width}`);

const reception = (stage: SceneContext): string =>
  room(stage, 318) +
  rect(stage.main, [150, 40], [340, 200], 10) +
  bars({ color: stage.deep, width: 3 }, [170, 44], 190, [17, 19]) +
  disc(stage.accent, [320, 112], 42) +
  fill(
    PAPER,
    stage.pick([
      'M300 132v-24a20 20 0 0 1 40 0v24h-12v-24a8 8 0 0 0-16 0v24z',
      'M320 84l26 44h-52z',
      'M320 84l8 20 20 8-20 8-8 20-8-20-20-8 20-8z',
    ]),
  ) +
  person(stage, {
    at: [stage.between(280, 360), 318],
    height: 156,
    pose: 'bust',
    shirt: stage.rich,
  }) +
  fill(PAPER, 'M160 258h320q20 0 20 20v60q0 14-14 14H154q-14 0-14-14v-60q0-20 20-20z') +
  bars({ color: WOOD, width: 8 }, [164, 284], 54, [20, 16.5]) +
  rect(WOOD, [132, 248], [376, 14], 7) +
  screen(stage.soft, [430, 248], [58, 38]) +
  flowers(stage, [196, 248]) +
  pendant(stage, 60, stage.between(70, 110)) +
  pendant(stage, 580, stage.between(70, 110)) +
  plant(stage, [70, 366], 1.5) +
  person(stage, { at: [stage.between(220, 300), 388], height: 150, pose: 'stand' }) +
  sofa(stage.accent, stage.rich, [574, 380], 116);

const CHARTS = [
  line('#fff', 5, 'M248 150l36-30 30 14 40-44 36 12'),
  grid('#fff', [250, 112, 18, 46], [5, 1], [30, 0]),
  fill('#fff', 'M320 122v-36a36 36 0 1 1-36 36zM312 114h-36a36 36 0 0 1 36-36z'),
] as const;

const meetingRoom = (stage: SceneContext): string => {
  const people = [108, 220, 420, 532].map((x, index) =>
    index === stage.between(0, 7) ? '' : person(stage, { at: [x, 318], height: 150, pose: 'bust' }),
  );
  return (
    room(stage, 300) +
    townView(stage, [0, 40], [196, 200]) +
    townView(stage, [444, 40], [196, 200]) +
    rect(INK, [226, 56], [188, 128], 8) +
    rect(stage.main, [234, 64], [172, 112], 4) +
    stage.pick(CHARTS) +
    person(stage, {
      at: [stage.between(300, 340), 316],
      height: 150,
      pose: 'wave',
      shirt: stage.accent,
    }) +
    grid(stage.deep, [84, 218, 48, 60], [2, 1], [112, 0]) +
    grid(stage.deep, [396, 218, 48, 60], [2, 1], [112, 0]) +
    people.join('') +
    fill(WOOD, 'M70 262h500l56 60q8 12-10 12H24q-18 0-10-12z') +
    fill('#935f3b', 'M14 322h612q2 26-14 26H28q-16 0-14-26z') +
    fill(PAPER, 'M150 276h50l-8 20h-54zM440 276h50l12 20h-54zM286 300h64l6 22h-76z') +
    cup(stage.accent, [244, 292]) +
    cup(stage.main, [404, 290]) +
    line(INK, 12, 'M120 352v48M520 352v48') +
    pendant(stage, 320, 34)
  );
};

const workplace = (stage: SceneContext, x: number, y: number, mirrored: boolean): string => {
  const way = mirrored ? -1 : 1;
  return (
    chair(stage.deep, [x - 46 * way, y + 42], mirrored) +
    person(stage, { at: [x - 46 * way, y + 40], height: 122, pose: 'sit', mirrored }) +
    screen(stage.pick([stage.soft, SKY, '#fbe9b7']), [x + 26 * way, y], [62, 42]) +
    table([x - 66, y], [132, 82])
  );
};

const openOffice = (stage: SceneContext): string =>
  room(stage, 290) +
  townView(stage, [40, 54], [stage.pick([340, 400]), 160]) +
  rect(PAPER, [470, 76], [132, 92], 4) +
  grid(stage.accent, [482, 88, 22, 22], [2, 1], [30, 0]) +
  grid(stage.soft, [512, 120, 22, 22], [3, 1], [28, 0]) +
  grid(stage.main, [548, 88, 22, 22], [1, 1], [0, 0]) +
  [210, 520].map((x) => pendant(stage, x, stage.between(40, 60))).join('') +
  workplace(stage, 150, 292, false) +
  workplace(stage, 350, 292, true) +
  workplace(stage, 540, 300, true) +
  plant(stage, [244, 300], 0.8) +
  plant(stage, [36, 384], 1.3) +
  plant(stage, [450, 390], stage.pick([0.8, 1]));

/** Towers on a square with roof gardens. */
const cover = (stage: SceneContext): string => {
  const floors = stage.between(7, 9);
  const lit = stage.between(1, 4);
  return (
    rect(stage.wall, [0, 0], [640, 400]) +
    sun([stage.between(70, 130), 90], 34) +
    clouds(stage, 3, 110) +
    skyline(stage, stage.pale, [0, 330], 640) +
    rect('#b9c7b4', [0, 330], [640, 70]) +
    fill('#e4e2dc', 'M210 400l60-66h120l70 66z') +
    rect(stage.deep, [400, 120], [150, 214], 4) +
    grid('#ffe7ad', [414, 138, 18, 14], [6, 7], [21, 27]) +
    bush(stage, [440, 122], 18) +
    bush(stage, [508, 122], 14) +
    rect(stage.main, [220, 50], [170, 284], 6) +
    grid(SKY, [234, 66, 142, 150 / floors], [1, floors], [0, 220 / floors]) +
    grid(stage.soft, [234, 66, 142, 150 / floors], [1, lit], [0, 220 / floors]) +
    line(stage.main, 4, 'M281 60v220M329 60v220') +
    line(INK, 4, 'M305 50V18') +
    disc(stage.accent, [305, 16], 5) +
    rect(PAPER, [90, 188], [142, 146], 4) +
    grid(stage.accent, [104, 204, 30, 22], [3, 3], [42, 34]) +
    bush(stage, [130, 190], 18) +
    bush(stage, [190, 190], 14) +
    rect(INK, [276, 284], [58, 50], 4) +
    rect('#ffe7ad', [282, 290], [46, 44]) +
    rect(stage.accent, [262, 278], [86, 8], 4) +
    tree(stage, [56, 362], 0.8) +
    tree(stage, [596, 362], 0.95) +
    streetLamp(stage, [446, 368], 74) +
    person(stage, { at: [stage.between(286, 310), 384], height: 64, pose: 'walk' }) +
    person(stage, { at: [stage.between(350, 390), 376], height: 62, pose: 'walk', mirrored: true })
  );
};

export const OFFICE_SCENES = {
  reception,
  'meeting-room': meetingRoom,
  'open-office': openOffice,
  'cover-office': cover,
} as const satisfies Record<string, SceneDrawing>;
