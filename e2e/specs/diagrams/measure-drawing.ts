export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
export type MeasuredText = {
  readonly words: string;
  /** Font size in pixels of the screen. */
  readonly size: number;
  readonly box: Box;
  /** The shape that the text is written on. */
  readonly shape: Box | undefined;
  /** Whether something below the text covers the lines under it. */
  readonly isOnGround: boolean;
  /** Position of that ground, or of the text, in the order of painting. */
  readonly order: number;
};
export type MeasuredLine = {
  readonly order: number;
  readonly points: readonly { readonly x: number; readonly y: number }[];
};
export type MeasuredDrawing = {
  readonly frame: Box;
  /** Pixels of the screen to a unit of the drawing. */
  readonly scale: number;
  readonly texts: readonly MeasuredText[];
  readonly lines: readonly MeasuredLine[];
  /** Pins and numbers, with the words that belong to them. */
  readonly spots: readonly { readonly box: Box; readonly words: string }[];
};

/** Measures a drawing in the browser. Runs in the page, so it uses nothing from outside. */
export function measureDrawing(svg: SVGElement | HTMLElement, width: number): MeasuredDrawing {
  const painted = [...svg.querySelectorAll('*')];
  const scale = svg.getBoundingClientRect().width / width;
  const frame = svg.getBoundingClientRect().toJSON() as Box;
  const texts = [...svg.querySelectorAll('text')].map((text) => {
    const ground = text.closest('.box, .control, .field, .choices, .value, .number');
    return {
      words: text.textContent,
      size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
      box: text.getBoundingClientRect().toJSON() as Box,
      shape: text
        .closest('.box, .room, .control, .field, .choices, .number')
        ?.firstElementChild?.getBoundingClientRect()
        .toJSON() as Box | undefined,
      isOnGround: ground !== null,
      order: painted.indexOf(ground ?? text),
    };
  });
  const selector =
    '.arrow > polyline, polyline.line, polyline.thin, .route, .callout line, .wall, .branch';
  const lines = [...svg.querySelectorAll<SVGGeometryElement>(selector)].map((line) => {
    const length = line.getTotalLength();
    const matrix = line.getScreenCTM()!;
    return {
      order: painted.indexOf(line),
      points: Array.from({ length: Math.ceil(length / 2) + 1 }, (_, at) => {
        const { x, y } = line.getPointAtLength(Math.min(at * 2, length)).matrixTransform(matrix);
        return { x, y };
      }),
    };
  });
  const spots = [...svg.querySelectorAll('.pin, .number circle')].map((spot) => ({
    box: spot.getBoundingClientRect().toJSON() as Box,
    words: spot.parentElement?.matches('.number') ? spot.parentElement.textContent : '',
  }));
  return { frame, scale, texts, lines, spots };
}
