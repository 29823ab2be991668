import { layoutWord } from '../lettering.ts';
import { circlePath, disc, element, line, rect, repeat, type Point } from '../svg-elements.ts';
import type { FloorDrawing } from './floor-drawing.ts';
import { escapeXml } from '../escape-xml.ts';

/** A centred word, as large as its box allows; in a system font if our glyphs lack a letter. */
function drawCenteredWord(
  text: string,
  [x, y]: Point,
  [width, height]: Point,
  color: string,
): string {
  const word = layoutWord(text);
  if (word === undefined) {
    const size = Math.min(height * 1.3, (width * 1.5) / Math.max(text.length, 1));
    const attributes = {
      x,
      y: y + size * 0.36,
      fill: color,
      'font-family': 'system-ui,sans-serif',
      'font-weight': 700,
      'font-size': size,
      'text-anchor': 'middle',
    };
    return element('text', attributes, escapeXml(text));
  }
  const scale = Math.min(height / 10, width / word.width);
  return word.draw([x - (word.width * scale) / 2, y - scale * 5], scale, {
    color,
    width: scale * 1.9,
  });
}

const court: FloorDrawing = {
  size: [640, 360],
  colors: ['#e0a96d', '#fffaf0', '#c2663d'],
  draw: ({ ground, main, accent }) =>
    rect(ground, [0, 0], [640, 360], 6) +
    rect(accent, [20, 118], [116, 124]) +
    rect(accent, [504, 118], [116, 124]) +
    disc(accent, [320, 180], 44) +
    line(
      main,
      4,
      `M20 20h600v320H20zM320 20v320M20 118h116v124H20M620 118H504v124h116${circlePath([320, 180], 44)}M136 136a44 44 0 0 1 0 88M504 136a44 44 0 0 0 0 88M20 44h40a136 136 0 0 1 0 272H20M620 44h-40a136 136 0 0 0 0 272h40`,
    ) +
    line(main, 3, `M44 162v36M596 162v36${circlePath([54, 180], 7)}${circlePath([586, 180], 7)}`),
};

const zebra: FloorDrawing = {
  size: [480, 240],
  colors: ['#6b7280', '#f8fafc', '#fbbf24'],
  draw: ({ ground, main, accent }) =>
    rect(ground, [0, 0], [480, 240]) +
    repeat(9, (index) => rect(main, [18 + index * 50, 30], [30, 180], 2)) +
    rect(accent, [0, 6], [480, 8]) +
    rect(accent, [0, 226], [480, 8]),
};

const runwayNumber: FloorDrawing = {
  size: [400, 600],
  colors: ['#4b5563', '#f8fafc', '#fbbf24'],
  text: '27',
  draw: ({ ground, main, accent, text }) =>
    rect(ground, [0, 0], [400, 600]) +
    rect(main, [16, 0], [8, 600]) +
    rect(main, [376, 0], [8, 600]) +
    rect(main, [190, 0], [20, 130], 2) +
    rect(main, [190, 170], [20, 60], 2) +
    drawCenteredWord(text, [200, 330], [200, 130], main) +
    repeat(8, (index) => rect(main, [48 + index * 40 + (index > 3 ? 8 : 0), 440], [20, 120], 2)) +
    rect(accent, [30, 576], [340, 10]),
};

const helipad: FloorDrawing = {
  size: [400, 400],
  colors: ['#3f6f66', '#fdfaf3', '#f2b441'],
  text: 'H',
  draw: ({ ground, main, accent, text }) =>
    disc(ground, [200, 200], 198) +
    line(accent, 10, circlePath([200, 200], 180)) +
    element('circle', {
      cx: 200,
      cy: 200,
      r: 132,
      fill: 'none',
      stroke: main,
      'stroke-width': 10,
      'stroke-dasharray': '64.1 40',
      'stroke-dashoffset': 32,
    }) +
    drawCenteredWord(text, [200, 200], [110, 124], main),
};

const letter: FloorDrawing = {
  size: [400, 400],
  colors: ['#26547c', '#fdfaf3', '#f2b441'],
  text: 'A',
  draw: ({ ground, main, accent, text }) =>
    rect(ground, [4, 4], [392, 392], 84) +
    element('rect', {
      x: 24,
      y: 24,
      width: 352,
      height: 352,
      rx: 66,
      fill: 'none',
      stroke: accent,
      'stroke-width': 8,
    }) +
    drawCenteredWord(text, [200, 200], [240, 190], main),
};

/** Images painted on a floor. */
export const MARKING_ART = {
  court,
  zebra,
  'runway-number': runwayNumber,
  helipad,
  letter,
} as const satisfies Record<string, FloorDrawing>;
