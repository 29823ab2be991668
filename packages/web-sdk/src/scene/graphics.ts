import { WebGLRenderer } from 'three';
import { MapViewError } from '../kernel/map-view-error.ts';

/** A canvas and what draws into it: the part of a map that needs no venue. */
export type Graphics = {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  /** Asks for a frame where canvas and context belong to another renderer, which owns the loop. */
  readonly requestFrame?: () => void;
};

/** The context of another renderer, to draw into that one. */
export type SharedContext = {
  readonly context: WebGL2RenderingContext;
  readonly requestFrame: () => void;
};

export type GraphicsOptions = {
  /** Smooth edges. */
  readonly antialias: boolean;
  /** Whether the page shows through where nothing is drawn. */
  readonly transparent: boolean;
  readonly shared?: SharedContext;
};

/** Takes a canvas for drawing. Without WebGL 2 it throws an error that says what to do. */
export function createGraphics(
  canvas: HTMLCanvasElement,
  { antialias, transparent, shared }: GraphicsOptions,
): Graphics {
  const attributes: WebGLContextAttributes = {
    antialias,
    // With an alpha channel the browser mixes the whole canvas with the page in each frame.
    alpha: transparent,
    depth: true,
    stencil: false,
    powerPreference: 'high-performance',
  };
  // Asked for here: three.js would report a refusal to the console before it throws.
  const context = shared?.context ?? canvas.getContext('webgl2', attributes);
  if (!context) {
    throw new MapViewError(
      'map-view/no-webgl',
      'This browser gives no WebGL 2 context, so the map cannot be drawn. Turn on hardware acceleration, close other maps, or show a picture through the option `fallback`.',
    );
  }
  const renderer = new WebGLRenderer({ canvas, context, antialias, alpha: transparent });
  renderer.info.autoReset = true;
  if (!shared) return { canvas, renderer };
  renderer.autoClear = false;
  return { canvas, renderer, requestFrame: shared.requestFrame };
}

/** Gives the context back, once. */
export function releaseGraphics({ renderer, requestFrame }: Graphics): void {
  renderer.dispose();
  const context = renderer.getContext();
  // Browsers keep few contexts alive; waiting for the garbage collector would starve later maps.
  if (!requestFrame && !context.isContextLost()) {
    context.getExtension('WEBGL_lose_context')?.loseContext();
  }
}
