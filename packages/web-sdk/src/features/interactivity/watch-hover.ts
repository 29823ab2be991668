import type { GeometryElement } from '@brand/venue';
import type { PointerHits } from '../../kernel/events.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { ScreenPoint } from '../../kernel/screen-point.ts';
import { findHits } from './find-hits.ts';
import { frontHits } from './front-hits.ts';
import { isOfMap, screenOf } from './pointer-place.ts';

/** Tracks the hits under the pointer while nothing is pressed. */
export type HoverWatch = {
  /** Handles a pointer movement. */
  move(event: PointerEvent): void;
  /** Stops or resumes hovering: nothing is hovered while the map is dragged. */
  setDragging(how: 'held' | 'free'): void;
  /** Ends the hover. */
  clear(): void;
};

/** Emits `hover` and sets cursor and hover colour, at most once per frame. */
export function watchHover(
  context: FeatureContext,
  setHovered: (element: GeometryElement | undefined) => void,
  signal: AbortSignal,
): HoverWatch {
  const { root, events } = context;
  let pointer: PointerEvent | undefined;
  let isHeld = false;
  let frame = 0;
  let targets: ReadonlySet<object> = new Set();
  let hovered: GeometryElement | undefined;

  const test = (): void => {
    frame = 0;
    if (!pointer || isHeld) return;
    const found = findHits(context, screenOf(context, pointer), pointer);
    const front = frontHits(found.hits);
    root.style.cursor = front.interactive ? 'pointer' : '';
    updateHover(found, front.hovered);
  };
  const updateHover = (found: PointerHits, element: GeometryElement | undefined): void => {
    const before = targets;
    targets = new Set(found.hits.map(({ target }) => target));
    if (hovered !== element) setHovered((hovered = element));
    // Compared as sets: objects of equal height swap their order with every pixel.
    const isSame = before.size === targets.size && [...before].every((one) => targets.has(one));
    if (!isSame && events.has('hover')) events.emit('hover', found);
  };
  const schedule = (): void => {
    if (pointer && !isHeld && frame === 0) frame = requestAnimationFrame(test);
  };
  const clear = (source?: Event): void => {
    const screen: ScreenPoint = pointer ? screenOf(context, pointer) : { x: 0, y: 0 };
    pointer = undefined;
    cancelAnimationFrame(frame);
    frame = 0;
    root.style.cursor = '';
    const none = { element: undefined, floor: undefined, coordinate: undefined };
    updateHover({ hits: [], ...none, screen, source }, undefined);
  };

  root.addEventListener('pointerleave', clear, { signal });
  for (const unsubscribe of [
    // Objects that move below a resting pointer are hovered as well.
    events.on('camera-change', schedule),
    events.on('interaction-start', () => {
      if (isHeld) root.style.cursor = 'grabbing';
    }),
  ]) {
    signal.addEventListener('abort', unsubscribe);
  }
  return {
    move(event) {
      // Touch does not hover: a finger that slid over the map would leave a hover colour behind.
      if (event.pointerType === 'touch') return;
      if (!isOfMap(event)) return clear(event);
      pointer = event;
      schedule();
    },
    setDragging(how) {
      const wasHeld = isHeld;
      isHeld = how === 'held';
      if (!wasHeld || isHeld) return;
      root.style.cursor = '';
      schedule();
    },
    clear: () => clear(),
  };
}
