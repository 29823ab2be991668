/** Path data of an icon on a 24 × 24 field: what is drawn as a line, and what is filled. */
export type IconDrawing = readonly [lines: string, solids?: string];
