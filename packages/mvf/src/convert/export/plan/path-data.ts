import type { Point } from '@brand/geo';
import { svgNumber } from './svg-element.ts';

/**
 * Returns path data through the points of each line. Steps are relative, which is shorter, and
 * computed from rounded positions, so that rounding does not accumulate along the line.
 */
export function pathData(lines: readonly (readonly Point[])[], isClosed: boolean): string {
  let data = '';
  for (const line of lines) {
    let previousX = Number.NaN;
    let previousY = Number.NaN;
    let steps = '';
    for (const { x, y } of line) {
      const hundredthsX = Math.round(x * 100);
      const hundredthsY = Math.round(y * 100);
      if (hundredthsX === previousX && hundredthsY === previousY) continue;
      if (steps === '') steps = `M${pair(hundredthsX, hundredthsY)}`;
      else {
        const step = pair(hundredthsX - previousX, hundredthsY - previousY);
        steps += steps.includes('l') ? joined(step) : `l${step}`;
      }
      previousX = hundredthsX;
      previousY = hundredthsY;
    }
    // A line with a single point would be invisible.
    if (steps.includes('l')) data += isClosed ? `${steps}z` : steps;
  }
  return data;
}

function pair(hundredthsX: number, hundredthsY: number): string {
  return svgNumber(hundredthsX / 100) + joined(svgNumber(hundredthsY / 100));
}

/** Joins a number to the previous one. A minus sign already separates the two. */
function joined(number: string): string {
  return number.startsWith('-') ? number : ` ${number}`;
}
