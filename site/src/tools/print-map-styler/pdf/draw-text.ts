import type { FontBook } from './font-book.ts';
import { parseNumber, type SvgStyle } from './svg-style.ts';
import type { SvgNode } from './svg-tree.ts';
import { textRuns, type TextRun } from './text-runs.ts';

/** Draws the text elements of pages. */
export type TextPen = {
  readonly draw: (node: SvgNode, style: SvgStyle) => void;
  /** Lines that were left out because no font has their letters. */
  readonly missing: ReadonlySet<string>;
};

/** A line of a text element and where it starts. */
type Line = { readonly text: string; readonly x: number; readonly y: number };

/** Bold text of the document is semibold in the font. */
export function weightOf({ fontWeight }: Pick<SvgStyle, 'fontWeight'>): 400 | 600 {
  return fontWeight >= 600 ? 600 : 400;
}

/** The lines of a text element: its own text, then one for each `tspan`. */
export function linesOf({ attributes, children }: SvgNode): Line[] {
  const x = parseNumber(attributes['x'], 0);
  let y = parseNumber(attributes['y'], 0);
  return children.map((child) => {
    if (typeof child === 'string') return { text: child, x, y };
    y += parseNumber(child.attributes['dy'], 0);
    const text = child.children.filter((each) => typeof each === 'string').join('');
    return { text, x: parseNumber(child.attributes['x'], x), y };
  });
}

/** Draws text with embedded fonts, so that it stays text in the file. Halos are outlines. */
export function createPen(pdf: PDFKit.PDFDocument, book: FontBook): TextPen {
  const missing = new Set<string>();
  const fonts = new Set<string>();
  const choose = ({ font }: TextRun, size: number): void => {
    if (!fonts.has(font.name)) pdf.registerFont(font.name, font.bytes as unknown as Buffer);
    fonts.add(font.name);
    pdf.font(font.name).fontSize(size);
  };
  const widthOf = (run: TextRun, size: number): number => {
    choose(run, size);
    return pdf.widthOfString(run.text, WHOLE);
  };
  const drawLine = ({ text, x, y }: Line, style: SvgStyle, hasHalo: boolean): void => {
    const size = style.fontSize;
    const runs = textRuns(text, book[weightOf(style)]);
    if (!runs) {
      missing.add(text);
      return;
    }
    const widths = runs.map((run) => widthOf(run, size));
    const total = widths.reduce((sum, width) => sum + width, 0);
    let left = x - { start: 0, middle: total / 2, end: total }[style.anchor];
    for (const [index, run] of runs.entries()) {
      if (hasHalo) drawHalo(pdf, run, { x: left, y, style });
      choose(run, size);
      pdf.fillColor(style.fill).fillOpacity(1);
      // Shaped glyphs do not map back to the text, so search and copy read the actual text instead.
      const isShaped = SHAPED.test(run.text);
      if (isShaped) pdf.markContent('Span', { actual: run.text });
      pdf.text(run.text, left, y, { ...WHOLE, lineBreak: false, baseline: 'alphabetic' });
      if (isShaped) pdf.endMarkedContent();
      left += widths[index] ?? 0;
    }
  };
  return {
    missing,
    draw(node, style) {
      const hasHalo = node.attributes['paint-order'] === 'stroke' && style.stroke !== 'none';
      for (const line of linesOf(node)) drawLine(line, style, hasHalo);
    },
  };
}

/** A list of features makes the library shape a run as a whole, not word by word. */
const WHOLE: { readonly features: PDFKit.Mixins.OpenTypeFeatures[] } = { features: [] };

const SHAPED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;

function drawHalo(
  pdf: PDFKit.PDFDocument,
  { text, font }: TextRun,
  { x, y, style }: { readonly x: number; readonly y: number; readonly style: SvgStyle },
): void {
  const outlines = font.outlines(text);
  if (outlines === '') return;
  const size = style.fontSize;
  pdf.save();
  pdf.translate(x, y);
  pdf.transform(size, 0, 0, size, 0, 0);
  pdf
    .path(outlines)
    .lineWidth(style.strokeWidth / size)
    .lineJoin('round');
  pdf.strokeOpacity(style.strokeOpacity).stroke(style.stroke);
  pdf.restore();
}
