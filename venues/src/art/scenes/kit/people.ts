import { shade } from '../../blend.ts';
import { element, fill, group, short, type Point } from '../../svg-elements.ts';
import { PAPER, type SceneContext } from './scene-context.ts';

/** Position, size and pose of a person. */
export type PersonOptions = {
  /** Position of the feet; of the seat for a seated person. */
  readonly at: Point;
  /** Height when standing, in pixels. @defaultValue 100 */
  readonly height?: number;
  /** @defaultValue "stand" */
  readonly pose?: 'stand' | 'walk' | 'sit' | 'lawn' | 'bust' | 'wave';
  /** Faces left instead of right. @defaultValue false */
  readonly mirrored?: boolean;
  /** Colour of the clothes. @defaultValue one of the scene's colours */
  readonly shirt?: string;
};

const SKINS = ['#f4cba8', '#dca57e', '#a9714d', '#7d5038', '#ffdfc8'] as const;
const HAIRS = ['#2d2433', '#5d3c2b', '#a9662f', '#d8b46e', '#8f939e'] as const;
const TROUSERS = ['#34406a', '#4b4f6d', '#6a5157', '#3f6072'] as const;

/** Hair about a head of radius ten at (0, -86). */
const CUTS = [
  'M-10.5-84a10.5 11 0 0 1 21 0q-5-6-11-6t-10 6z',
  'M-11-72v-14a11 11 0 0 1 22 0v5q-3-7-10-7t-6 6v10z',
  'M-10.5-83a10.5 11 0 0 1 21-2q-10 1-14-4-3 5-7 6zM-3-97a5 5 0 1 1 7 0z',
] as const;

const LEGS = {
  stand: 'M-5-40V-4M5-40V-4',
  wave: 'M-5-40V-4M5-40V-4',
  walk: 'M-2-40L-11-4M2-40l9 17 1 19',
  sit: 'M-2-40H20V-4',
  lawn: 'M-2-40L17-53 28-38',
  bust: '',
} as const;

const ARMS = {
  stand: 'M-11-62l-3 24M11-62l3 24',
  wave: 'M-11-62l-3 24M11-63l10-16',
  walk: 'M-10-62l-8 20M10-62l7 18',
  sit: 'M0-60l5 16 12 2',
  lawn: 'M2-60l6 12 10 2',
  bust: 'M-11-60l-2 18M11-60l2 18',
} as const;

/** Draws a person; skin, hair and trousers are random. */
export function person(stage: SceneContext, options: PersonOptions): string {
  const { at, height = 100, pose = 'stand', mirrored = false } = options;
  const shirt =
    options.shirt ?? stage.pick([stage.main, stage.accent, stage.rich, PAPER, stage.deep]);
  const skin = stage.pick(SKINS);
  const scale = height / 100;
  // Seated people are placed by their seat, so that a chair and its sitter share a point.
  const top = pose === 'sit' || pose === 'lawn' ? at[1] + 40 * scale : at[1];
  const trousers = stage.pick(TROUSERS);
  const hair = fill(stage.pick(HAIRS), stage.pick(CUTS));
  const [x, y] = [short(at[0]), short(top)];
  const size = mirrored ? `-${short(scale)} ${short(scale)}` : short(scale);
  return group(
    { transform: `translate(${x} ${y})scale(${size})`, fill: 'none', 'stroke-width': 7 },
    pose === 'bust' ? '' : element('path', { stroke: trousers, d: LEGS[pose] }),
    fill(shirt, 'M-12-36v-28a11 11 0 0 1 24 0v28z'),
    element('path', { stroke: shade(shirt, 0.16), d: ARMS[pose] }),
    element('circle', { fill: skin, cy: -85, r: 10 }),
    hair,
  );
}
