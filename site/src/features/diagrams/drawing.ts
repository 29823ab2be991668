import { escapeXml, joinParts, type Part, type Svg, tag } from './shapes/svg.ts';

export type Drawing = {
  /** What the drawing shows, in a few words. */
  readonly title: string;
  /** The same information in sentences, for readers who do not see it. */
  readonly text: string;
  readonly height: number;
  readonly parts: readonly Part[];
};

/** Width of every drawing: a phone of 390 pixels shows a unit as a pixel. */
export const DRAWING_WIDTH = 360;

/** Writes a drawing as SVG. Colours come from the styles of the page. */
export function renderDrawing(name: string, { title, text, height, parts }: Drawing): Svg {
  const id = `diagram-${name}`;
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${DRAWING_WIDTH} ${Math.ceil(height)}`,
      'font-size': 13,
      role: 'img',
      'aria-label': title,
      'aria-describedby': id,
    },
    tag('desc', { id }, escapeXml(text)),
    joinParts(parts),
  );
}
