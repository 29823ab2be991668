import { type Area, type Shape, toShape } from './area.ts';
import { group, type Part, type Svg, tag } from './svg.ts';
import { label, type TextKind, textWidth } from './text.ts';

/** A browser window with its address bar. */
export function browser({ address, ...area }: Area & { readonly address?: string }): Shape {
  const { x, y, width } = area;
  return toShape(
    area,
    group(
      'screen',
      tag('rect', { ...area, rx: 8 }),
      tag('path', { class: 'rule', d: `M${x} ${y + 26}h${width}` }),
      ...[0, 1, 2].map((dot) =>
        tag('circle', { class: 'screen-dot', cx: x + 14 + dot * 11, cy: y + 13, r: 3 }),
      ),
      address === undefined
        ? ''
        : group(
            'field',
            tag('rect', { x: x + 50, y: y + 4, width: width - 60, height: 18, rx: 9 }),
            label({ x: x + 60, y: y + 13, text: address, kind: 'soft', anchor: 'start' }),
          ),
    ),
  );
}

/** A phone; `screen` is the area inside its frame. */
export function phone(area: Area): Shape & { readonly screen: Area } {
  const { x, y, width, height } = area;
  const screen = { x: x + 6, y: y + 14, width: width - 12, height: height - 28 };
  return {
    ...toShape(
      area,
      group(
        'phone',
        tag('rect', { ...area, rx: 14 }),
        tag('rect', { class: 'phone-screen', ...screen, rx: 3 }),
        tag('path', { class: 'phone-mark', d: `M${x + width / 2 - 10} ${y + 7.5}h20` }),
      ),
    ),
    screen,
  };
}

export type ControlOptions = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly width?: number;
};

const CONTROL_HEIGHT = 26;

/** A button as wide as its text, or as told. The primary one has the colour of routes. */
export function button({
  x,
  y,
  text,
  width = textWidth(text, 'strong') + 22,
  isPrimary = false,
}: ControlOptions & { readonly isPrimary?: boolean }): Shape {
  const area = { x, y, width, height: CONTROL_HEIGHT };
  return toShape(
    area,
    group(
      isPrimary ? 'control primary' : 'control',
      tag('rect', { ...area, rx: 6 }),
      label({
        x: x + width / 2,
        y: y + CONTROL_HEIGHT / 2,
        text,
        kind: isPrimary ? 'inverse' : 'strong',
      }),
    ),
  );
}

/** A text field with what was entered. Several lines make it a text area. */
export function field({
  x,
  y,
  text,
  width = 160,
  height = text.split('\n').length * 16.5 + 10,
  kind = 'plain',
}: ControlOptions & { readonly height?: number; readonly kind?: TextKind }): Shape {
  const area = { x, y, width, height };
  return toShape(
    area,
    group(
      'field',
      tag('rect', { ...area, rx: 4 }),
      label({ x: x + 8, y: y + height / 2, text, kind, anchor: 'start' }),
    ),
  );
}

/** A list of entries, such as a menu, of which one is chosen. */
export function menu({
  x,
  y,
  width = 130,
  items,
  chosen,
}: {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly items: readonly string[];
  readonly chosen?: string;
}): Shape & { readonly at: (item: string) => Area } {
  const area = { x, y, width, height: items.length * 24 + 8 };
  const rowOf = (item: string): Area => ({
    x,
    y: y + 4 + items.indexOf(item) * 24,
    width,
    height: 24,
  });
  return {
    ...toShape(
      area,
      group(
        'choices',
        tag('rect', { ...area, rx: 6 }),
        ...items.map((item) => menuRow(item, rowOf(item), item === chosen)),
      ),
    ),
    at: rowOf,
  };
}

function menuRow(item: string, { x, y, width, height }: Area, isChosen: boolean): Svg {
  return group(
    isChosen ? 'choice chosen' : 'choice',
    isChosen ? tag('rect', { x: x + 4, y, width: width - 8, height, rx: 4 }) : '',
    label({
      x: x + 12,
      y: y + height / 2,
      text: item,
      kind: isChosen ? 'strong' : 'plain',
      anchor: 'start',
    }),
  );
}

/** A choice that is on or off. */
export function checkbox({
  x,
  y,
  text,
  isOn = true,
}: ControlOptions & { readonly isOn?: boolean }): Svg {
  return group(
    isOn ? 'checkbox on' : 'checkbox',
    tag('rect', { x, y: y - 7, width: 14, height: 14, rx: 3 }),
    isOn ? tag('path', { d: `M${x + 3} ${y}l3 3.5 5-7` }) : '',
    label({ x: x + 21, y, text, anchor: 'start' }),
  );
}

/** Grey bars in place of text that does not matter. */
export function bars({
  x,
  y,
  widths,
}: {
  readonly x: number;
  readonly y: number;
  readonly widths: readonly number[];
}): Svg {
  return group(
    'bars',
    ...widths.map((width, index): Part =>
      tag('rect', { x, y: y + index * 11, width, height: 5, rx: 2.5 }),
    ),
  );
}
