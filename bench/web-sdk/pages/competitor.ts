/** Where the camera looks: metres from the centre of the mall. */
export type PanStep = { readonly x: number; readonly y: number };

/** What is measured of each contender; `run.ts` calls it in the page. */
export type Competitor = {
  /** Draws the mall from bytes that are in memory; resolves when the floor to begin with stands. */
  start(): Promise<void>;
  /** Resolves when all else is there that comes after the first picture. */
  complete?(): Promise<unknown>;
  /** Shows the floor from another place; the frame may come later. */
  pan(step: PanStep): void;
  /** Waits until the graphics card has done what it was told. */
  finish(): void;
};

/** The same view for all: what a visitor sees who looks for a shop. */
export const VIEW = { zoom: 18.3, pitchDegrees: 45, fieldOfViewDegrees: 36.869_897_645_844_02 };

/** Gives the contender to the driver of the page. */
export function offer(contender: Competitor, more: object = {}): void {
  Object.assign(window, { contender: Object.assign(contender, more) });
  document.documentElement.dataset['ready'] = 'true';
}

/** Reads one pixel, which has to wait for everything before. */
export function finishDrawing(canvas: HTMLCanvasElement): void {
  const gl = canvas.getContext('webgl2')!;
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
}

export async function fetchBytes(path: string): Promise<ArrayBuffer> {
  const response = await fetch(path);
  return response.arrayBuffer();
}

export function container(): HTMLElement {
  return document.querySelector<HTMLElement>('#map')!;
}
