import { type Area, type Shape, toShape } from './area.ts';
import { group, tag } from './svg.ts';
import { label, LINE_HEIGHT, type TextKind } from './text.ts';
import type { Tone } from './tone.ts';

export type BoxOptions = Area & {
  readonly title?: string;
  readonly titleKind?: TextKind;
  readonly text?: string;
  readonly textKind?: TextKind;
  readonly tone?: Tone;
  readonly dashed?: boolean;
};

/** A rounded rectangle with a title and a text below it. The tests check that both fit. */
export function box(options: BoxOptions): Shape {
  const { x, y, width, height, title, titleKind = 'strong', text, textKind = 'soft' } = options;
  const titleLines = title === undefined ? 0 : title.split('\n').length;
  const textLines = text === undefined ? 0 : text.split('\n').length;
  const top = y + (height - (titleLines + textLines) * LINE_HEIGHT) / 2;
  const middle = x + width / 2;
  const parts = [
    tag('rect', { x, y, width, height, rx: 6 }),
    title === undefined
      ? ''
      : label({
          x: middle,
          y: top + (titleLines * LINE_HEIGHT) / 2,
          text: title,
          kind: titleKind,
        }),
    text === undefined
      ? ''
      : label({
          x: middle,
          y: top + titleLines * LINE_HEIGHT + (textLines * LINE_HEIGHT) / 2,
          text,
          kind: textKind,
        }),
  ];
  const classes = `box tone-${options.tone ?? 'surface'}${options.dashed ? ' dashed' : ''}`;
  return toShape(options, group(classes, ...parts));
}

/** An area around other shapes, with its name at the top left. */
export function zone({ title, ...area }: Area & { readonly title: string }): Shape {
  return toShape(
    area,
    group(
      'zone',
      tag('rect', { ...area, rx: 10 }),
      label({ x: area.x + 10, y: area.y + 15, text: title, kind: 'soft', anchor: 'start' }),
    ),
  );
}
