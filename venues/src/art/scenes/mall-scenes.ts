import { disc, fill, group, line, oval, rect, repeat } from '../svg-elements.ts';
import { chair, cup, pendant, roundTable } from './kit/furniture.ts';
import { plant, tree } from './kit/greenery.ts';
import { clouds, sun } from './kit/outdoors.ts';
import { person } from './kit/people.ts';
import type { SceneDrawing } from './kit/scene-drawing.ts';
import { bars, grid, type Box } from './kit/shapes.ts';
import { INK, PAPER, SKY, WOOD, type SceneContext } from './kit/scene-context.ts';

const room = (stage: SceneContext, horizon: number): string =>
  rect(stage.wall, [0, 0], [640, 400]) + rect(stage.floor, [0, horizon], [640, 400 - horizon]);

/** Scallops of an awning in two colours, from the left and top, over a width. */
const awning = (colors: readonly [string, string], [x, y, width, height]: Box): string => {
  const count = Math.round(width / 36);
  const step = width / count;
  return repeat(2, (odd) =>
    fill(
      colors[odd] ?? PAPER,
      Array.from({ length: count }, (_, index) =>
        index % 2 === odd
          ? `M${Math.round(x + index * step)} ${y}h${Math.round(step)}v${height}a${Math.round(step) / 2} 13 0 0 1-${Math.round(step)} 0z`
          : '',
      ).join(''),
    ),
  );
};

const dress = (color: string, x: number): string =>
  line(INK, 3, `M${x} 246v62M${x - 12} 308h24`) +
  fill(color, `M${x - 12} 168l6-4q6 8 12 0l6 4-3 30 17 50h-52l17-50z`) +
  disc(PAPER, [x, 150], 9);

const bag = (color: string, x: number): string =>
  line(INK, 3, `M${x - 9} 282q0-20 9-20t9 20`) + rect(color, [x - 18, 280], [36, 28], 4);

const shopFront = (stage: SceneContext): string => {
  const goods = Array.from({ length: stage.between(3, 4) }, (_, index) => {
    const draw = stage.pick([dress, dress, bag]);
    return draw(stage.pick([stage.main, stage.accent, stage.rich, stage.deep]), 146 + index * 66);
  });
  return (
    room(stage, 326) +
    rect(stage.pale, [64, 44], [512, 282], 6) +
    rect(stage.deep, [84, 58], [472, 40], 8) +
    disc(stage.accent, [320, 78], 13) +
    line(PAPER, 4, 'M226 78h64M350 78h64') +
    rect('#fff4d6', [96, 112], [310, 204]) +
    rect(stage.soft, [96, 308], [310, 10]) +
    goods.join('') +
    rect(stage.deep, [430, 120], [112, 206], 4) +
    rect('#dff1f5', [440, 132], [92, 194]) +
    line(PAPER, 3, 'M486 132v194M452 152l20 26M500 190l22 30') +
    line(WOOD, 5, 'M478 230v28M494 230v28') +
    awning([stage.main, PAPER], [84, 98, 472, 26]) +
    plant(stage, [418, 330], 0.6) +
    plant(stage, [44, 346], 1.1) +
    person(stage, {
      at: [stage.between(570, 596), 380],
      height: 150,
      pose: 'walk',
      mirrored: true,
    }) +
    person(stage, {
      at: [stage.between(200, 330), 392],
      height: 140,
      pose: stage.pick(['stand', 'wave']),
    })
  );
};

const cafe = (stage: SceneContext): string =>
  room(stage, 330) +
  grid(stage.pale, [0, 0, 18, 330], [20, 1], [36, 0]) +
  rect(INK, [44, 60], [140, 96], 6) +
  line(PAPER, 3, 'M62 84h60M62 102h86M62 120h50M62 138h74M152 84h14M156 120h10') +
  rect(WOOD, [230, 104], [220, 8]) +
  rect(WOOD, [230, 160], [220, 8]) +
  repeat(6, (index) =>
    rect(
      stage.pick([stage.main, PAPER, stage.accent, stage.soft]),
      [244 + index * 34, stage.pick([70, 80, 86])],
      [18, 34],
      5,
    ),
  ) +
  grid(PAPER, [246, 148, 16, 12], [stage.between(5, 8), 1], [24, 0]) +
  person(stage, { at: [320, 292], height: 170, pose: 'bust', shirt: stage.rich }) +
  rect(stage.main, [180, 226], [330, 110], 6) +
  bars({ color: stage.deep, width: 6 }, [200, 248], 72, [13, 24]) +
  rect(WOOD, [168, 216], [354, 14], 6) +
  rect('#8b93a7', [384, 166], [86, 50], 8) +
  rect(INK, [394, 180], [66, 12], 4) +
  cup(PAPER, [414, 216]) +
  fill(SKY, 'M206 216v-26a22 18 0 0 1 72 0v26z', { 'fill-opacity': 0.8 }) +
  disc(WOOD, [228, 208], 8) +
  disc('#e0a458', [252, 208], 8) +
  [110, 330, 550].map((x) => pendant(stage, x, stage.between(46, 70))).join('') +
  chair(stage.deep, [42, 338]) +
  person(stage, { at: [40, 334], height: 124, pose: 'sit' }) +
  roundTable(WOOD, [104, 312], [44, 68]) +
  cup(PAPER, [112, 308]) +
  plant(stage, [590, 362], 1.5);

const DISHES = [
  (x: number): string =>
    fill('#e0a458', `M${x - 22} 92a22 18 0 0 1 44 0z`) +
    fill('#6aa84f', `M${x - 25} 94h50v5h-50z`) +
    fill('#8c4a2f', `M${x - 23} 99h46v7h-46z`) +
    fill('#e0a458', `M${x - 22} 107h44q-2 9-10 9h-24q-8 0-10-9z`),
  (x: number): string =>
    line('#fff', 4, `M${x - 10} 84q-6-8 0-16M${x + 8} 84q-6-8 0-16`) +
    fill(PAPER, `M${x - 28} 92h56q-2 26-28 26t-28-26z`),
  (x: number): string =>
    fill('#e9b44c', `M${x} 120L${x - 26} 82q26-18 52 0z`) +
    disc('#c8452f', [x - 6, 88], 5) +
    disc('#c8452f', [x + 8, 92], 5) +
    disc('#c8452f', [x, 104], 4),
  (x: number): string =>
    fill('#e0a458', `M${x} 122l-13-32h26z`) +
    disc('#f7b2bd', [x - 8, 82], 11) +
    disc(PAPER, [x + 8, 82], 11) +
    disc('#c9e4ca', [x, 70], 11),
] as const;

const foodCourt = (stage: SceneContext): string => {
  const first = stage.between(0, 3);
  const away = stage.between(0, 2);
  const stalls = [0, 1, 2].map((index) => {
    const x = 24 + index * 204;
    const color = [stage.main, stage.accent, stage.deep][index] ?? stage.main;
    return (
      rect(stage.pale, [x, 54], [184, 226], 6) +
      rect(color, [x, 54], [184, 74], 6) +
      (DISHES[(first + index) % 4] ?? DISHES[0])(x + 92) +
      (index === away
        ? ''
        : person(stage, {
            at: [x + 60 + stage.between(0, 60), 284],
            height: 130,
            pose: 'bust',
            shirt: PAPER,
          })) +
      awning([color, PAPER], [x, 128, 184, 14]) +
      rect(WOOD, [x - 4, 224], [192, 10], 4) +
      rect(color, [x + 4, 234], [176, 56])
    );
  });
  const seats = [120, 330, 530].map((x, index) => {
    const y = 316 + (index % 2) * 22;
    const stools = line(
      stage.rich,
      8,
      `M${x - 70} ${y + 26}h22m94 0h22M${x - 59} ${y + 28}v26m118-26v26`,
    );
    const sitters = index === 1 ? [] : [-1, 1].slice(0, 2 - index / 2);
    return (
      stools +
      sitters
        .map((way) =>
          person(stage, {
            at: [x + 58 * way, y + 20],
            height: 108,
            pose: 'sit',
            mirrored: way > 0,
          }),
        )
        .join('') +
      roundTable(PAPER, [x, y], [40, 52]) +
      (index === 0 ? cup(stage.accent, [x - 10, y - 2]) : '')
    );
  });
  return room(stage, 286) + stalls.join('') + seats.join('');
};

const atrium = (stage: SceneContext): string => {
  const balcony = (x: number, y: number): string =>
    rect(stage.pale, [x, y], [176, 14]) +
    bars({ color: stage.main, width: 3 }, [x + 6, y - 34], 34, [11, 16.5]) +
    rect(stage.deep, [x, y - 38], [176, 5], 2);
  const upper = stage.pick([150, 250]);
  return (
    room(stage, 340) +
    fill(SKY, 'M120 0h400l-60 104q-140 44-280 0z') +
    line(
      PAPER,
      5,
      'M120 0l60 104q140 44 280 0L520 0M220 0l22 119M320 0v126M420 0l-22 119M148 50q172 40 344 0',
    ) +
    repeat(2, (side) =>
      [150, 250]
        .map((y) => grid(stage.soft, [side === 0 ? 8 : 476, y - 72, 44, 58], [3, 1], [54, 0]))
        .join(''),
    ) +
    [150, 250]
      .map(
        (y) =>
          person(stage, {
            at: [y === upper ? stage.between(30, 140) : stage.between(500, 610), y],
            height: 76,
            pose: stage.pick(['stand', 'wave']),
          }) +
          balcony(0, y) +
          balcony(464, y),
      )
      .join('') +
    fill(
      '#ffeccb',
      'M196 340v-96a36 36 0 0 1 72 0v96zM284 340v-96a36 36 0 0 1 72 0v96zM372 340v-96a36 36 0 0 1 72 0v96z',
    ) +
    fill(stage.deep, 'M214 340h60l140-90h50v14h-44L278 356h-64z') +
    line(stage.accent, 6, 'M214 318h56l142-92h52') +
    person(stage, { at: [stage.between(322, 350), 306], height: 80 }) +
    oval(stage.rich, [150, 356], [62, 14]) +
    plant(stage, [150, 354], 1.5) +
    plant(stage, [540, 372], 1.3) +
    person(stage, { at: [stage.between(410, 470), 388], height: 120, pose: 'walk' }) +
    person(stage, { at: [50, 384], height: 124, pose: 'stand' })
  );
};

const cinema = (stage: SceneContext): string =>
  rect(stage.deep, [0, 0], [640, 400]) +
  rect('#fdf3d7', [120, 40], [400, 214], 6) +
  group(
    {},
    rect(SKY, [130, 50], [380, 194], 4),
    sun([stage.between(200, 440), stage.between(96, 130)], 26, stage.accent),
    fill(stage.soft, 'M130 210q80-80 170-20t210-40v94H130z'),
    fill(stage.main, 'M130 230q110-50 200-14t180-10v38H130z'),
  ) +
  fill(stage.main, 'M0 0h112q-6 130-52 268H0zM640 0H528q6 130 52 268h60z') +
  line(
    stage.rich,
    5,
    'M30 0q4 140-10 268M66 0q0 140-24 268M610 0q-4 140 10 268M574 0q0 140 24 268',
  ) +
  fill(stage.rich, 'M0 0h640v20q-40 26-80 0t-80 0-80 0-80 0-80 0-80 0-80 0-80 0z') +
  repeat(3, (row) => {
    const size = 34 + row * 8;
    const y = 288 + row * 44;
    return repeat(Math.ceil(640 / size / 1.6) + 1, (index) => {
      const x = index * size * 1.6 - (row % 2) * size * 0.8;
      const sitter =
        stage.between(0, 2) === 0 ? disc(INK, [x + size * 0.7, y - size * 0.22], size * 0.3) : '';
      return (
        sitter +
        rect(
          row % 2 === 0 ? stage.accent : stage.rich,
          [x, y],
          [size * 1.4, size * 1.8],
          size * 0.3,
        )
      );
    });
  });

/** A glass vault between two wings, on a square with trees. */
const cover = (stage: SceneContext): string =>
  rect(stage.wall, [0, 0], [640, 400]) +
  sun([stage.between(90, 160), 92], 34) +
  clouds(stage, 3, 110) +
  rect(stage.floor, [0, 328], [640, 72]) +
  fill(stage.pale, 'M200 400l50-72h140l50 72z') +
  rect(PAPER, [30, 190], [190, 140], 4) +
  rect(PAPER, [420, 170], [190, 160], 4) +
  rect(stage.deep, [22, 180], [206, 14], 4) +
  rect(stage.deep, [412, 160], [206, 14], 4) +
  grid(stage.soft, [46, 208, 44, 44], [3, 1], [58, 0]) +
  grid('#ffe9bd', [46, 280, 44, 50], [3, 1], [58, 0]) +
  grid(stage.soft, [436, 190, 44, 52], [3, 1], [58, 0]) +
  grid('#ffe9bd', [436, 280, 44, 50], [3, 1], [58, 0]) +
  awning([stage.main, PAPER], [36, 266, 180, 10]) +
  awning([stage.accent, PAPER], [426, 266, 180, 10]) +
  fill(stage.main, 'M200 330V170a120 120 0 0 1 240 0v160z') +
  fill(SKY, 'M216 330V170a104 104 0 0 1 208 0v160z') +
  line(PAPER, 4, 'M268 330V80M320 330V66M372 330V80M216 170h208M216 230h208M226 120h188') +
  rect(stage.deep, [262, 262], [116, 68], 4) +
  rect('#ffeec2', [270, 270], [100, 60]) +
  line(stage.deep, 4, 'M320 270v60') +
  fill(
    stage.accent,
    `M320 ${stage.between(92, 110)}l10 22 24 3-18 16 5 24-21-12-21 12 5-24-18-16 24-3z`,
  ) +
  tree(stage, [stage.between(60, 100), 366], 0.8) +
  tree(stage, [stage.between(540, 580), 366], 0.85) +
  person(stage, { at: [stage.between(270, 300), 382], height: 78, pose: 'walk' }) +
  person(stage, { at: [stage.between(340, 380), 372], height: 74, pose: 'walk', mirrored: true }) +
  person(stage, { at: [stage.between(440, 480), 388], height: 80, pose: 'stand' });

export const MALL_SCENES = {
  'shop-front': shopFront,
  cafe,
  'food-court': foodCourt,
  atrium,
  cinema,
  'cover-mall': cover,
} as const satisfies Record<string, SceneDrawing>;
