import { short, type Point } from './svg-elements.ts';

/** Meaning of the numbers of each path command: x, y, a length, or one to copy. */
const ROLES: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  t: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  a: 'ss---xy',
};

/**
 * Translates and scales path data, rounded to a tenth of a pixel. Arc flags must be separated by
 * spaces.
 */
export function placePath(path: string, [dx, dy]: Point, scale: number): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const roles = ROLES[command.toLowerCase()];
    if (roles === undefined) return command;
    const isAbsolute = command < 'a';
    const values = numbers.match(/-?(?:\d*\.\d+|\d+)/g) ?? [];
    const moved = values.map((text, index) => {
      const role = roles[index % roles.length];
      if (role === '-') return text;
      const offset = role === 'x' ? dx : dy;
      const value = Number(text) * scale + (isAbsolute && role !== 's' ? offset : 0);
      return short(Math.round(value * 10) / 10);
    });
    return command + moved.join(' ').replaceAll(' -', '-');
  });
}
