import { disc, fill, group, line, rect, short, type Point } from '../../svg-elements.ts';
import { WOOD, type SceneContext } from './scene-context.ts';

const place = ([x, y]: Point, scale: number): { transform: string } => ({
  transform: `translate(${short(x)} ${short(y)})scale(${short(scale)})`,
});

const SHAPES = [
  [
    'M0-20C-40-30-46-66-34-84-14-70-2-50 0-20z',
    'M0-20C40-30 46-66 34-84 14-70 2-50 0-20zM0-20c-18-30-14-60 0-80 14 20 18 50 0 80z',
  ],
  [
    'M0-20q-34-10-44-40 34 4 44 40zM0-40q-26-14-28-44 26 12 28 44z',
    'M0-20q34-10 44-40-34 4-44 40zM0-40q26-14 28-44-26 12-28 44zM0-56q-14-24 0-46 14 22 0 46z',
  ],
  [
    'M0-20q-8-40-30-60 2 40 30 60zM0-20q-20-20-44-24 10 22 44 24z',
    'M0-20q8-44 34-66-4 46-34 66zM0-20q-2-46 4-78 12 38-4 78zM0-20q20-20 46-22-12 22-46 22z',
  ],
] as const;

/** A potted plant, by its foot; about 100 high at scale 1. */
export function plant(stage: SceneContext, at: Point, scale = 1): string {
  const [shadow, light] = stage.pick(SHAPES);
  return group(
    place(at, scale),
    fill(stage.leaves[1], shadow),
    fill(stage.leaves[0], light),
    fill(stage.pick([stage.rich, stage.deep, WOOD]), 'M-20-26h40l-5 26h-30z'),
  );
}

/** A broadleaf tree, by its foot; about 150 high at scale 1. */
export const tree = (stage: SceneContext, at: Point, scale = 1): string =>
  group(
    place(at, scale),
    line('#8a6247', 9, 'M0 0v-80M0-40l16-18M0-54l-16-16'),
    fill(
      stage.leaves[1],
      'M-46-70a26 26 0 0 1 4-46A32 32 0 0 1 14-142 30 30 0 0 1 46-110a26 26 0 0 1 0 42q-46 16-92-2z',
    ),
    fill(stage.leaves[0], 'M-34-92a20 20 0 0 1 8-34A26 26 0 0 1 20-136q-30 8-26 40-16 12-28 4z'),
  );

/** A slender cypress, by its foot; about 150 high at scale 1. */
export const cypress = (stage: SceneContext, at: Point, scale = 1): string =>
  group(
    place(at, scale),
    rect('#8a6247', [-4, -20], [8, 20]),
    fill(stage.leaves[1], 'M0-150c30 50 34 116 18 136h-36c-16-20-12-86 18-136z'),
    fill(stage.leaves[0], 'M0-150c4 50 4 116-6 136h-12c-16-20-12-86 18-136z'),
  );

/** A round bush, by its foot. */
export const bush = (stage: SceneContext, [x, y]: Point, radius: number): string =>
  fill(
    stage.leaves[1],
    `M${x - radius * 1.4} ${y}a${radius} ${radius} 0 0 1 ${radius * 0.7}-${radius}a${radius} ${radius} 0 0 1 ${short(radius * 1.5)} 0a${radius} ${radius} 0 0 1 ${short(radius * 0.6)} ${radius}z`,
  );

/** A small bunch of flowers in a vase, by its foot. */
export const flowers = (stage: SceneContext, [x, y]: Point): string =>
  line(stage.leaves[1], 2, `M${x} ${y - 12}v-20M${x} ${y - 12}l-8-16M${x} ${y - 12}l8-16`) +
  disc(stage.accent, [x, y - 34], 5) +
  disc(stage.soft, [x - 9, y - 29], 5) +
  disc(stage.rich, [x + 9, y - 29], 5) +
  fill('#fff', `M${x - 6} ${y - 16}h12l-2 16h-8z`);
