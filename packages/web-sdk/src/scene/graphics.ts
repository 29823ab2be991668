import { WebGLRenderer } from 'three';
import { MapViewError } from '../kernel/map-view-error.ts';

/** A canvas and its renderer: the part of a map that needs no venue. */
export type Graphics = {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  /** Requests a frame if canvas and context belong to another renderer, which owns the loop. */
  readonly requestFrame?: () => void;
};

/** The context of another renderer to draw into. */
export type SharedContext = {
  readonly context: WebGL2RenderingContext;
  readonly requestFrame: () => void;
};

export type GraphicsOptions = {
  readonly antialias: boolean;
  /** Whether the page is visible where nothing is drawn. */
  readonly transparent: boolean;
  readonly shared?: SharedContext;
};

/** Creates the renderer of a canvas. Throws an error with advice without WebGL 2. */
export function createGraphics(
  canvas: HTMLCanvasElement,
  { antialias, transparent, shared }: GraphicsOptions,
): Graphics {
  const attributes: WebGLContextAttributes = {
    antialias,
    // An alpha channel makes the browser blend the whole canvas with the page in each frame.
    alpha: transparent,
    depth: true,
    stencil: false,
    powerPreference: 'high-performance',
  };
  // Requested here, because three.js would log an error before it throws.
  const context = shared?.context ?? canvas.getContext('webgl2', attributes);
  if (!context) {
    throw new MapViewError(
      'map-view/no-webgl',
      'WebGL 2 is not available in this browser, so the map cannot be drawn. Turn on hardware acceleration, close other maps, or show an image through the option `fallback`.',
    );
  }
  const renderer = new WebGLRenderer({ canvas, context, antialias, alpha: transparent });
  renderer.info.autoReset = true;
  if (!shared) return { canvas, renderer };
  renderer.autoClear = false;
  return { canvas, renderer, requestFrame: shared.requestFrame };
}

/** Releases the context, once. */
export function releaseGraphics({ renderer, requestFrame }: Graphics): void {
  renderer.dispose();
  const context = renderer.getContext();
  // Browsers limit the number of contexts; waiting for the garbage collector would starve later
  // maps.
  if (!requestFrame && !context.isContextLost()) {
    context.getExtension('WEBGL_lose_context')?.loseContext();
  }
}
