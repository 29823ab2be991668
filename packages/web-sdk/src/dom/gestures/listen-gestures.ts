import type { Point } from '@brand/geo';
import type { CameraControls, GestureSink } from './gesture-sink.ts';
import { keyAction, type KeyAction } from './key-action.ts';
import { PointerRecognizer, type PointerRecord } from './pointer-recognizer.ts';
import type { ScrollHint } from './scroll-hint.ts';
import { wheelLevels } from './wheel-zoom.ts';

export type GestureOptions = {
  readonly root: HTMLElement;
  readonly canvas: HTMLElement;
  readonly sink: GestureSink;
  readonly controls: () => CameraControls;
  /** Runs key actions other than movements. */
  readonly onAction: (action: Exclude<KeyAction, { type: 'step' }>) => void;
  /** Shown when a gesture scrolls the page instead of the map. */
  readonly hint: ScrollHint;
  /** Signal that removes all listeners. */
  readonly signal: AbortSignal;
};

export type Gestures = {
  /** Must be called after the controls change. */
  update(): void;
};

// Wheel events have no end event: the gesture ends after this many milliseconds without one.
const WHEEL_IDLE_MS = 200;

/** Turns pointer, wheel and key events of a map into gestures. */
export function listenGestures(options: GestureOptions): Gestures {
  const pointers = listenPointers(options);
  const keys = listenKeys(options);
  listenWheel(options, pointers);
  const update = (): void => {
    const { pan, wheel, keyboard } = options.controls();
    const isOff = !movesAny(options.controls());
    const action = isOff ? 'auto' : pan && wheel !== 'with-modifier' ? 'none' : 'pan-x pan-y';
    for (const { style } of [options.root, options.canvas]) style.touchAction = action;
    if (wheel === 'with-modifier') options.hint.prepare();
    if (isOff) pointers.reset();
    if (isOff || !keyboard) keys.reset();
  };
  update();
  options.signal.addEventListener('abort', () => {
    for (const { style } of [options.root, options.canvas]) style.touchAction = '';
  });
  return { update };
}

function listenPointers(options: GestureOptions): PointerRecognizer {
  const { root, controls, signal } = options;
  const view = root.ownerDocument.defaultView!;
  let place = placeIn(root);
  const recognizer = new PointerRecognizer(options.sink, {
    leavesOneFinger: () => !controls().pan || controls().wheel === 'with-modifier',
    canTilt: () => controls().pitch,
    onOneFingerIgnored: () => controls().wheel === 'with-modifier' && options.hint.show('touch'),
  });
  const dispatch = (event: PointerEvent, type: PointerRecord['type']): void => {
    const wasMoving = recognizer.isMoving;
    recognizer.handle({
      ...place(event),
      type,
      id: event.pointerId,
      time: event.timeStamp,
      device: event.pointerType === 'mouse' ? 'mouse' : 'touch',
      isSecondary: event.button === 2 || event.ctrlKey,
    });
    if (recognizer.isMoving && (!wasMoving || type === 'down')) capture(root, event.pointerId);
  };
  const forPressed = (type: PointerRecord['type']) => (event: PointerEvent) => {
    if (!recognizer.has(event.pointerId)) return;
    // The button was released where the page received no event.
    const isGone = type === 'move' && event.pointerType === 'mouse' && event.buttons === 0;
    dispatch(event, isGone ? 'cancel' : type);
  };
  root.addEventListener(
    'pointerdown',
    (event) => {
      const isMain = event.button === 0 || event.button === 2;
      if (!isMain || event.defaultPrevented || !movesAny(controls())) return;
      if (isForeign(event, root)) return;
      if (!recognizer.isPressed) place = placeIn(root);
      dispatch(event, 'down');
    },
    { signal },
  );
  // On the window, because a press is captured only once it moves: clicks on markers must reach
  // them.
  view.addEventListener('pointermove', forPressed('move'), { signal });
  view.addEventListener('pointerup', forPressed('up'), { signal });
  view.addEventListener('pointercancel', forPressed('cancel'), { signal });
  root.addEventListener(
    'lostpointercapture',
    // The event of a child bubbles when the capture passes to the root.
    (event) => event.target === root && forPressed('cancel')(event),
    { signal },
  );
  view.addEventListener('blur', () => recognizer.reset(), { signal });
  const prevent = (event: Event): void => {
    if (recognizer.isPressed) event.preventDefault();
  };
  for (const name of ['selectstart', 'dragstart']) root.addEventListener(name, prevent, { signal });
  root.addEventListener(
    'contextmenu',
    (event) => {
      const { rotate, pitch } = controls();
      if ((rotate || pitch) && !isForeign(event, root)) event.preventDefault();
    },
    { signal },
  );
  // Where the page scrolls with one finger, two fingers would scroll it as well.
  root.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length > 1 && event.cancelable && recognizer.isPressed) {
        event.preventDefault();
      }
    },
    { signal, passive: false },
  );
  return recognizer;
}

function listenWheel(options: GestureOptions, pointers: PointerRecognizer): void {
  const { root, sink, controls, signal } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const zoom = (event: MouseEvent, levels: number): void => {
    event.preventDefault();
    sink.begin('wheel');
    sink.zoomAbout(placeIn(root)(event), levels);
    clearTimeout(timer);
    timer = setTimeout(() => sink.letGo('wheel'), WHEEL_IDLE_MS);
  };
  root.addEventListener(
    'wheel',
    (event) => {
      const { zoom: canZoom, wheel } = controls();
      if (!canZoom || wheel === 'off' || isForeign(event, root)) return;
      if (wheel === 'with-modifier' && !event.ctrlKey && !event.metaKey) {
        options.hint.show('wheel');
        return;
      }
      zoom(event, wheelLevels(event));
    },
    { signal, passive: false },
  );
  // Safari reports a trackpad pinch in its own gesture events.
  let scale = 1;
  for (const name of ['gesturestart', 'gesturechange']) {
    root.addEventListener(
      name,
      (event) => {
        if (!controls().zoom || pointers.isPressed) return;
        const pinch = event as MouseEvent & { readonly scale: number };
        if (name === 'gesturestart') scale = 1;
        zoom(pinch, Math.log2(pinch.scale / scale));
        ({ scale } = pinch);
      },
      { signal },
    );
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function listenKeys(options: GestureOptions): { reset(): void } {
  const { root, sink, controls, signal } = options;
  const down = new Set<string>();
  const reset = (): void => {
    for (const code of down) sink.keyUp(code);
    down.clear();
  };
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== root || event.defaultPrevented || !controls().keyboard) return;
      const action = keyAction(event);
      if (!action) {
        // While ⌘ is held, browsers send no keyup for other keys.
        if (event.metaKey) reset();
        return;
      }
      event.preventDefault();
      if (action.type !== 'step') {
        options.onAction(action);
        return;
      }
      // Shift may change while an arrow is held, so keys are identified by their physical code.
      down.add(event.code);
      sink.keyDown(event.code, action.step);
    },
    { signal },
  );
  root.addEventListener(
    'keyup',
    ({ code }) => {
      if (down.delete(code)) sink.keyUp(code);
    },
    { signal },
  );
  root.addEventListener('focusout', reset, { signal });
  root.ownerDocument.defaultView!.addEventListener('blur', reset, { signal });
  return { reset };
}

function movesAny({ pan, zoom, rotate, pitch }: CameraControls): boolean {
  return pan || zoom || rotate || pitch;
}

/** Maps client coordinates to coordinates in an element, even if CSS scales it. */
function placeIn(root: HTMLElement): (event: MouseEvent) => Point {
  const { left, top, width } = root.getBoundingClientRect();
  const scale = width / root.offsetWidth || 1;
  return ({ clientX, clientY }) => ({
    x: (clientX - left) / scale - root.clientLeft,
    y: (clientY - top) / scale - root.clientTop,
  });
}

/**
 * Returns whether the event belongs to an element above the map that needs it, such as a field or a
 * scrollable list.
 */
function isForeign(event: Event, root: HTMLElement): boolean {
  for (const part of event.composedPath()) {
    if (part === root) return false;
    // The path contains shadow roots too, and elements of another window have other classes.
    if (!('matches' in part)) continue;
    const element = part as HTMLElement;
    if (element.matches('input, textarea, select, [data-map-ui]') || element.isContentEditable)
      return true;
    const isTall = element.scrollHeight > element.clientHeight + 1;
    if (isTall && /auto|scroll/.test(getComputedStyle(element).overflowY)) return true;
  }
  return false;
}

function capture(root: HTMLElement, id: number): void {
  try {
    root.setPointerCapture(id);
  } catch {
    // The pointer no longer exists; its end event was or will be dispatched.
  }
}
