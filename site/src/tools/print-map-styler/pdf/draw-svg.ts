import { shapePath } from './shape-path.ts';
import { FIRST_STYLE, parseNumber, parseNumbers, type SvgStyle, styleOf } from './svg-style.ts';
import { parseSvg, type SvgNode } from './svg-tree.ts';
import type { TextPen } from './draw-text.ts';

type Pdf = PDFKit.PDFDocument;

/** The context of drawing one page. */
export type DrawContext = {
  readonly pdf: Pdf;
  readonly pen: TextPen;
  /** Elements that others refer to, by id. */
  readonly byId: ReadonlyMap<string, SvgNode>;
};

export function indexIds(root: SvgNode): Map<string, SvgNode> {
  const byId = new Map<string, SvgNode>();
  const visit = (node: SvgNode): void => {
    const { id } = node.attributes;
    if (id !== undefined) byId.set(id, node);
    for (const child of node.children) if (typeof child === 'object') visit(child);
  };
  visit(root);
  return byId;
}

/** Draws an element and its descendants. */
export function drawNode(node: SvgNode, context: DrawContext, outer: SvgStyle = FIRST_STYLE): void {
  if (NOT_DRAWN.has(node.name)) return;
  const { pdf } = context;
  const style = styleOf(node, outer);
  pdf.save();
  applyTransform(pdf, node.attributes['transform']);
  applyClip(node, context);
  const opacity = parseNumber(node.attributes['opacity'], 1);
  switch (node.name) {
    case 'text':
      context.pen.draw(node, style);
      break;
    case 'use':
      drawUse(node, context, style);
      break;
    case 'image':
      drawImage(node, context);
      break;
    default: {
      const path = shapePath(node);
      if (path === undefined) drawChildren(node, context, style);
      else paint(pdf, path, { style, opacity });
    }
  }
  pdf.restore();
}

const NOT_DRAWN = new Set(['title', 'desc', 'defs', 'clipPath', 'metadata', 'style', 'mask']);

function drawChildren(node: SvgNode, context: DrawContext, style: SvgStyle): void {
  for (const child of node.children) {
    if (typeof child === 'object') drawNode(child, context, style);
  }
}

function paint(
  pdf: Pdf,
  path: string,
  { style, opacity }: { readonly style: SvgStyle; readonly opacity: number },
): void {
  const hasFill = style.fill !== 'none';
  const hasStroke = style.stroke !== 'none' && style.strokeWidth > 0;
  if (path === '' || (!hasFill && !hasStroke)) return;
  pdf.path(path);
  pdf.fillOpacity(opacity * style.fillOpacity).strokeOpacity(opacity * style.strokeOpacity);
  if (hasStroke) {
    pdf.lineWidth(style.strokeWidth).lineJoin(style.lineJoin).lineCap(style.lineCap);
    const [length = 0, space = length] = style.dash;
    if (length > 0) pdf.dash(length, { space });
  }
  if (hasFill && hasStroke) {
    pdf
      .fillColor(style.fill)
      .strokeColor(style.stroke)
      .fillAndStroke(undefined, undefined, style.fillRule);
  } else if (hasFill) pdf.fill(style.fill, style.fillRule);
  else pdf.stroke(style.stroke);
}

/** Applies `translate`, `rotate` and `scale` in document order. */
function applyTransform(pdf: Pdf, transform: string | undefined): void {
  for (const [, name, list] of (transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = parseNumbers(list);
    if (name === 'translate') pdf.translate(a, b ?? 0);
    else if (name === 'scale') pdf.transform(a, 0, 0, b ?? a, 0, 0);
    else if (name === 'rotate') {
      pdf.translate(b ?? 0, c ?? 0);
      pdf.rotate(a);
      pdf.translate(-(b ?? 0), -(c ?? 0));
    }
  }
}

function applyClip({ attributes }: SvgNode, { pdf, byId }: DrawContext): void {
  const [, id] = /^url\(#(.+)\)$/.exec(attributes['clip-path'] ?? '') ?? [];
  const clip = id === undefined ? undefined : byId.get(id);
  const [shape] = clip?.children ?? [];
  const path = typeof shape === 'object' ? shapePath(shape) : undefined;
  if (typeof shape !== 'object' || !path) return;
  pdf.path(path).clip(shape.attributes['clip-rule'] === 'evenodd' ? 'even-odd' : 'non-zero');
}

function drawUse(node: SvgNode, context: DrawContext, style: SvgStyle): void {
  const target = context.byId.get((node.attributes['href'] ?? '').replace(/^#/, ''));
  // Only images are referenced, so that references cannot be recursive.
  if (target?.name === 'image') drawNode(target, context, style);
}

const DATA = /^data:(image\/(?:png|svg\+xml));base64,(.*)$/s;

function drawImage({ attributes }: SvgNode, context: DrawContext): void {
  const { pdf } = context;
  const [, type, data = ''] = DATA.exec(attributes['href'] ?? '') ?? [];
  const [x, y] = [parseNumber(attributes['x'], 0), parseNumber(attributes['y'], 0)];
  const [width, height] = [
    parseNumber(attributes['width'], 0),
    parseNumber(attributes['height'], 0),
  ];
  if (type === undefined || width <= 0 || height <= 0) return;
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  if (type === 'image/png') {
    pdf.image(bytes.buffer, x, y, { width, height });
    return;
  }
  const picture = parseSvg(new TextDecoder().decode(bytes));
  const [left = 0, top = 0, wide = 0, high = 0] = parseNumbers(picture.attributes['viewBox']);
  const boxWidth = wide || parseNumber(picture.attributes['width'], width);
  const boxHeight = high || parseNumber(picture.attributes['height'], height);
  const isStretched = attributes['preserveAspectRatio'] === 'none';
  const fit = Math.min(width / boxWidth, height / boxHeight);
  const [scaleX, scaleY] = isStretched ? [width / boxWidth, height / boxHeight] : [fit, fit];
  pdf.save();
  pdf.translate(x + (width - boxWidth * scaleX) / 2, y + (height - boxHeight * scaleY) / 2);
  pdf.transform(scaleX, 0, 0, scaleY, -left * scaleX, -top * scaleY);
  drawChildren(picture, { ...context, byId: indexIds(picture) }, styleOf(picture, FIRST_STYLE));
  pdf.restore();
}
