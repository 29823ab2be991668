/** Target of the camera, in metres from the centre of the mall. */
export type PanStep = { readonly x: number; readonly y: number };

/** Interface of every measured library; `run.ts` calls it in the page. */
export type Competitor = {
  /** Draws the mall from bytes in memory; resolves when the first floor is drawn. */
  start(): Promise<void>;
  /** Resolves with the time when everything had loaded that comes after the first frame. */
  complete?(): Promise<number>;
  /** Moves the camera; the frame may come later. */
  pan(step: PanStep): void;
  /** Blocks until the GPU has executed all commands. */
  finish(): void;
};

/** The same camera for all, that of a visitor who searches for a shop. */
export const VIEW = { zoom: 18.3, pitchDegrees: 45, fieldOfViewDegrees: 36.869_897_645_844_02 };

/** Exposes the competitor to the driver of the page. */
export function offer(contender: Competitor, more: object = {}): void {
  Object.assign(window, { contender: Object.assign(contender, more) });
  document.documentElement.dataset['ready'] = 'true';
}

/** Reads one pixel, which blocks until all commands are done. */
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
