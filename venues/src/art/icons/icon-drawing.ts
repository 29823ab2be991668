/** Path data of an icon on a 24 × 24 field: strokes and fills. */
export type IconDrawing = readonly [lines: string, solids?: string];
