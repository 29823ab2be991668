import { disc, fill, group, line, rect, short, type Point } from '../../svg-elements.ts';
import { boxes, type Box } from './shapes.ts';
import { INK, PAPER, type SceneContext } from './scene-context.ts';

/** Clouds at random positions in the upper part of an image. */
export const clouds = (stage: SceneContext, count: number, bottom = 130): string =>
  fill(
    '#fff',
    Array.from({ length: count }, (_, index) => {
      const x = Math.round(((index + 0.2) * 640) / count + stage.between(0, 60));
      return `M${x} ${stage.between(50, bottom)}a14 14 0 0 1 6-27a22 22 0 0 1 40-4a16 16 0 0 1 14 31z`;
    }).join(''),
    { 'fill-opacity': 0.85 },
  );

export const sun = (at: Point, radius: number, color = '#ffd166'): string =>
  group({ 'fill-opacity': 0.35 }, disc(color, at, radius * 1.5)) + disc(color, at, radius);

/** Two ranges of hills above a horizontal line. */
export const hills = (far: string, near: string, y: number): string =>
  fill(far, `M0 ${y}v-40q90-70 190-20t200-14q120-50 250 14v60z`) +
  fill(near, `M0 ${y}v-12q120-50 260-10t380-20v42z`);

/** Background towers of a town on a horizontal line. */
export function skyline(
  stage: SceneContext,
  color: string,
  [left, base]: Point,
  width: number,
): string {
  const towers: Box[] = [];
  for (let x = left; x < left + width - 20;) {
    const wide = Math.min(stage.between(24, 52), left + width - x);
    const tall = stage.between(30, 110);
    towers.push([x, base - tall, wide, tall]);
    x += wide + stage.between(-4, 8);
  }
  return boxes(color, towers);
}

/** A passenger plane seen from the side, nose to the right, about 230 wide at scale 1. */
export const plane = (
  stage: SceneContext,
  [x, y]: Point,
  { scale = 1, tilt = 0, wheels = true }: { scale?: number; tilt?: number; wheels?: boolean },
): string =>
  group(
    { transform: `translate(${short(x)} ${short(y)})rotate(${short(tilt)})scale(${short(scale)})` },
    fill(stage.main, 'M-104-12l-22-50h26l34 44z'),
    wheels
      ? line(INK, 5, 'M-14 20v16M74 18v18') +
          fill(INK, 'M-22 36a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM67 37a7 7 0 1 0 14 0a7 7 0 1 0-14 0z')
      : '',
    fill(
      PAPER,
      'M-116-16C-60-24 30-26 76-24c26 2 42 14 44 26 0 12-20 20-46 20H-24C-70 22-104 4-116-16z',
    ),
    fill(stage.main, 'M-92 0C-50 10 40 10 120 4c-2 10-20 18-46 18H-24C-50 22-76 12-92 0z'),
    fill('#46527a', 'M92-18c10 2 18 8 22 14H90z'),
    boxes(
      '#7c9cc0',
      Array.from({ length: 9 }, (_, index): Box => [-62 + index * 15, -12, 7, 9]),
    ),
    fill(stage.deep, 'M-30 4h50l-58 40h-24zM-104-10h26l-36 16h-18z'),
  );

/** A street lamp with one or two lights. */
export const streetLamp = (stage: SceneContext, [x, y]: Point, height: number): string =>
  line(INK, 4, `M${x} ${y}v${-height}`) +
  disc(stage.accent, [x, y - height], 9) +
  rect(INK, [x - 8, y - 4], [16, 4]);
