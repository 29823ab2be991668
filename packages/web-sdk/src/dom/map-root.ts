import { MapViewError } from '../kernel/map-view-error.ts';

/** Elements that a map adds to its container. */
export type MapRoot = {
  readonly root: HTMLElement;
  readonly overlay: HTMLElement;
  /**
   * Calls the listener with the size in CSS pixels, immediately and on each change. The size is 0
   * while the container is hidden.
   */
  readonly watchSize: (listener: (width: number, height: number) => void) => () => void;
};

/** Element that holds the map, or a CSS selector that matches it. */
export type Container = HTMLElement | string | null;

export function findContainer(container: Container): HTMLElement {
  const found = typeof container === 'string' ? document.querySelector(container) : container;
  // Not `instanceof`: the element may be of another frame.
  if (typeof found === 'object' && found !== null && 'append' in found) {
    return found as HTMLElement;
  }
  throw new MapViewError(
    'map-view/no-container',
    `showVenue: expected an element for the map, found ${
      typeof container === 'string' ? `none for "${container}"` : String(container)
    }. Call showVenue after the element is in the page.`,
  );
}

/**
 * Builds the map's elements inside a container. Existing content stays below the map. Without a
 * canvas, the elements are placed over the canvas of another renderer.
 */
export function createMapRoot(container: HTMLElement, canvas?: HTMLCanvasElement): MapRoot {
  const page = container.ownerDocument;
  const root = page.createElement('div');
  const overlay = page.createElement('div');
  Object.assign(root.style, {
    position: 'relative',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    userSelect: 'none',
    webkitUserSelect: 'none',
  });
  Object.assign(overlay.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  if (canvas) {
    Object.assign(canvas.style, {
      display: 'block',
      width: '100%',
      height: '100%',
      touchAction: 'none',
    });
    root.append(canvas);
  }
  root.append(overlay);
  container.append(root);
  return { root, overlay, watchSize: (listener) => watchSize(root, listener) };
}

function watchSize(
  root: HTMLElement,
  listener: (width: number, height: number) => void,
): () => void {
  const notify = (): void => listener(root.clientWidth, root.clientHeight);
  const observer = new ResizeObserver(notify);
  observer.observe(root);
  // Moving a window to another screen changes the pixel ratio, but not the size.
  const stopWatching = watchPixelRatio(notify);
  notify();
  return () => {
    observer.disconnect();
    stopWatching();
  };
}

function watchPixelRatio(tell: () => void): () => void {
  const controller = new AbortController();
  const watch = (): void => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        tell();
        watch();
      },
      { once: true, signal: controller.signal },
    );
  };
  watch();
  return () => controller.abort();
}
