import { arrow } from './arrow.ts';
import { badge } from './badge.ts';
import { box } from './box.ts';
import { group, joinParts, type Part, tag } from './svg.ts';
import { chip, LINE_HEIGHT, type TextKind, textWidth } from './text.ts';
import type { Tone } from './tone.ts';

export type Lane = { readonly name: string; readonly tone?: Tone };
export type Step = {
  /** Index of the lane. */
  readonly from: number;
  /** The same lane for work that nobody else sees. */
  readonly to: number;
  readonly text: string;
  readonly kind?: TextKind;
  readonly dashed?: boolean;
  /** Whether the step gets the next number. Default: yes. */
  readonly numbered?: boolean;
};

const WIDTH = 360;
const MARGIN = 10;
const GAP = 8;
const HEAD_HEIGHT = 42;

/** Messages between parties, in time from top to bottom. */
export function sequence({
  lanes,
  steps,
}: {
  readonly lanes: readonly Lane[];
  readonly steps: readonly Step[];
}): { readonly height: number; readonly parts: readonly Part[] } {
  const laneWidth = (WIDTH - 2 * MARGIN - (lanes.length - 1) * GAP) / lanes.length;
  const xOf = (lane: number): number => MARGIN + laneWidth / 2 + lane * (laneWidth + GAP);
  let y = MARGIN + HEAD_HEIGHT + 10;
  let number = 0;
  const drawn = steps.map((step) => {
    number += step.numbered === false ? 0 : 1;
    const { svg, height } = drawStep(step, {
      y,
      xOf,
      number: step.numbered === false ? undefined : number,
    });
    y += height;
    return svg;
  });
  const bottom = y + 4;
  const heads = lanes.map(({ name, tone = 'surface' }, lane) => [
    tag('line', {
      class: 'life',
      x1: xOf(lane),
      y1: MARGIN + HEAD_HEIGHT,
      x2: xOf(lane),
      y2: bottom,
    }),
    box({
      x: xOf(lane) - laneWidth / 2,
      y: MARGIN,
      width: laneWidth,
      height: HEAD_HEIGHT,
      title: name,
      tone,
    }),
  ]);
  return { height: bottom + MARGIN, parts: [...heads.flat(), ...drawn] };
}

function drawStep(
  { from, to, text, kind = 'plain', dashed = false }: Step,
  {
    y,
    xOf,
    number,
  }: {
    readonly y: number;
    readonly xOf: (lane: number) => number;
    readonly number: number | undefined;
  },
): { readonly svg: string; readonly height: number } {
  const lines = text.split('\n').length;
  const width = textWidth(text, kind) + (number === undefined ? 0 : 24);
  const middle = (xOf(from) + xOf(to)) / 2;
  const half = width / 2 + 4;
  const left = Math.min(Math.max(middle, MARGIN + half), WIDTH - MARGIN - half) - width / 2;
  const textY = y + (lines * LINE_HEIGHT) / 2;
  const arrowY = y + lines * LINE_HEIGHT + 8;
  const isOwn = from === to;
  const svg = group(
    'step',
    isOwn ? '' : arrow({ from: [xOf(from), arrowY], to: [xOf(to), arrowY], dashed }),
    chip({
      x: left + (number === undefined ? 0 : 24),
      y: textY,
      text,
      kind,
      anchor: 'start',
    }),
    number === undefined ? '' : badge([left + 9, textY], number),
  );
  return { svg: joinParts([svg]), height: lines * LINE_HEIGHT + (isOwn ? 12 : 20) };
}
