import { parseNumber, parseNumbers } from './svg-style.ts';
import type { SvgNode } from './svg-tree.ts';

/** The outline of a shape as path data; `undefined` for other elements. */
export function shapePath({ name, attributes }: SvgNode): string | undefined {
  const number = (key: string): number => parseNumber(attributes[key], 0);
  switch (name) {
    case 'path':
      return attributes['d'] ?? '';
    case 'rect':
      return rectPath(number('x'), number('y'), {
        width: number('width'),
        height: number('height'),
        radius: parseNumber(attributes['rx'] ?? attributes['ry'], 0),
      });
    case 'circle':
      return ellipsePath(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipsePath(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
    case 'polygon': {
      const points = parseNumbers(attributes['points']);
      const pairs = points.flatMap((x, index) =>
        index % 2 === 0 && points[index + 1] !== undefined ? [`${x} ${points[index + 1]}`] : [],
      );
      return pairs.length > 1 ? `M${pairs.join('L')}${name === 'polygon' ? 'z' : ''}` : '';
    }
    default:
      return undefined;
  }
}

function rectPath(
  x: number,
  y: number,
  { width, height, radius }: { width: number; height: number; radius: number },
): string {
  if (!(width > 0 && height > 0)) return '';
  const r = Math.min(radius, width / 2, height / 2);
  if (!(r > 0)) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}z`;
}

function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  if (!(rx > 0 && ry > 0)) return '';
  const half = (dx: number): string => `a${rx} ${ry} 0 1 0 ${dx} 0`;
  return `M${cx - rx} ${cy}${half(2 * rx)}${half(-2 * rx)}z`;
}
