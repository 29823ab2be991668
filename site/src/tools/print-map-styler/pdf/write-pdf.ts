// oxlint-disable-next-line import/no-named-as-default -- Its types know the default alone.
import PDFDocument from 'pdfkit';
import type { SheetSize } from '../paper.ts';
import { drawNode, indexIds } from './draw-svg.ts';
import { createPen, linesOf, weightOf } from './draw-text.ts';
import { openFonts, type WeightedText } from './font-book.ts';
import type { LoadFont } from './font-files.ts';
import { FIRST_STYLE, parseNumbers, styleOf } from './svg-style.ts';
import { parseSvg, type SvgNode } from './svg-tree.ts';

export type PdfOptions = {
  /** The document title, which viewers show in their window. */
  readonly title: string;
  readonly now: Date;
  readonly loadFont: LoadFont;
  /** Progress callback, once per page. */
  readonly onPage?: (done: number) => void;
};

export type WrittenPdf = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Texts that were left out because no font of the file has their letters. */
  readonly missing: readonly string[];
};

const POINTS_PER_MM = 72 / 25.4;

/** A vector PDF with a page for each SVG document. */
export async function writePdf(
  pages: readonly string[],
  size: SheetSize,
  options: PdfOptions,
): Promise<WrittenPdf> {
  const trees = pages.map(parseSvg);
  const book = await openFonts(trees.flatMap(textsIn), options.loadFont);
  const [width, height] = [size.width * POINTS_PER_MM, size.height * POINTS_PER_MM];
  const pdf = new PDFDocument({
    autoFirstPage: false,
    size: [width, height],
    margin: 0,
    compress: true,
    // No default font: the file embeds the fonts that it needs.
    font: null as unknown as string,
    displayTitle: true,
    info: { Title: options.title, CreationDate: options.now },
  });
  const chunks: Uint8Array[] = [];
  const ended = Promise.withResolvers<void>();
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  pdf.on('end', () => ended.resolve());
  pdf.on('error', ended.reject);
  const pen = createPen(pdf, book);
  for (const [index, tree] of trees.entries()) {
    pdf.addPage({ size: [width, height], margin: 0 });
    const [, , boxWidth = width] = parseNumbers(tree.attributes['viewBox']);
    pdf.scale(width / boxWidth);
    drawNode(tree, { pdf, pen, byId: indexIds(tree) });
    options.onPage?.(index + 1);
  }
  pdf.end();
  await ended.promise;
  return { bytes: joined(chunks), missing: [...pen.missing] };
}

function textsIn(root: SvgNode): WeightedText[] {
  const texts: WeightedText[] = [];
  const visit = (node: SvgNode, outer = FIRST_STYLE): void => {
    const style = styleOf(node, outer);
    if (node.name === 'text') {
      texts.push(...linesOf(node).map(({ text }) => ({ text, weight: weightOf(style) })));
      return;
    }
    for (const child of node.children) if (typeof child === 'object') visit(child, style);
  };
  visit(root);
  return texts;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
