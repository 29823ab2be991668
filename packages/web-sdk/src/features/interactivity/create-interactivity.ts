import type { GeometryElement } from '@brand/venue';
import type { PointerHits } from '../../kernel/events.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { Removable } from '../../kernel/removable.ts';
import type { ScreenPoint } from '../../kernel/screen-point.ts';
import { findHits } from './find-hits.ts';
import { isOfMap, screenOf } from './pointer-place.ts';
import { PressRecognizer, type PointerRecord, type Press } from './press-recognizer.ts';
import { watchHover } from './watch-hover.ts';

export type InteractivityPorts = {
  /** Shows an element in its hover colour, and resets the previous one. */
  setHovered(element: GeometryElement | undefined): void;
};

/** Turns pointers and keys into events of the map. */
export interface Interactivity {
  /** Hits at a point on the screen, in CSS pixels from the map's top left. */
  hitsAt(screen: ScreenPoint, source?: Event): PointerHits;
}

/**
 * Makes the map react to pointers: emits `click`, `double-click`, `long-press` and `hover`. Events
 * in an element with the attribute `data-map-ui`, such as a button above the map, are ignored.
 */
export function createInteractivity(
  context: FeatureContext,
  ports: InteractivityPorts,
): Interactivity & Removable {
  const { root, events, stage } = context;
  const ended = new AbortController();
  const { signal } = ended;
  const hitsAt = (screen: ScreenPoint, source?: Event): PointerHits =>
    findHits(context, screen, source);
  const emit = (kind: Press['kind'], screen: ScreenPoint, source: Event | undefined): void => {
    if (events.has(kind)) events.emit(kind, hitsAt(screen, source));
  };
  const hover = watchHover(context, (element) => ports.setHovered(element), signal);

  const recognizer = new PressRecognizer();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const feed = (kind: PointerRecord['kind'], event: PointerEvent): void => {
    const { pointerId: id, pointerType, timeStamp: time } = event;
    const device = pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
    const { x, y } = screenOf(context, event);
    for (const press of recognizer.feed({ kind, id, device, x, y, time })) {
      emit(press.kind, press, event);
    }
    clearTimeout(timer);
    hover.setDragging(recognizer.isDown ? 'held' : 'free');
    const { longPressAt } = recognizer;
    if (longPressAt === undefined) return;
    const rest = (): void => {
      for (const press of recognizer.rest(longPressAt)) emit(press.kind, press, event);
    };
    // Browsers delay move events until the next frame: a pending one may turn this into a drag.
    timer = setTimeout(() => requestAnimationFrame(rest), longPressAt - time);
  };

  root.addEventListener(
    'pointerdown',
    (event) => {
      if (isOfMap(event) && event.button === 0) feed('down', event);
    },
    { signal },
  );
  root.addEventListener(
    'pointermove',
    (event) => {
      if (recognizer.isDown) feed('move', event);
      else hover.move(event);
    },
    { signal },
  );
  // Pointers may be released outside the map, where it receives no events.
  const { ownerDocument } = root;
  const end = (event: PointerEvent): void => {
    if (!recognizer.isDown) return;
    const isHere = event.type === 'pointerup' && event.composedPath().includes(root);
    feed(isHere ? 'up' : 'cancel', event);
  };
  ownerDocument.addEventListener('pointerup', end, { signal, capture: true });
  ownerDocument.addEventListener('pointercancel', end, { signal, capture: true });
  root.addEventListener(
    'click',
    (event) => {
      // Keyboards and screen readers click without a pointer; pointers are handled above.
      if (event.detail !== 0 || !isOfMap(event)) return;
      const { left, top, width, height } = (event.target as Element).getBoundingClientRect();
      const clientX = left + width / 2;
      const clientY = top + height / 2;
      emit('click', screenOf(context, { clientX, clientY }), event);
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || event.repeat || event.target !== root) return;
      const { pose, width, height } = stage.camera;
      // The pose is at the centre of the area without padding.
      emit('click', stage.camera.toScreen(pose) ?? { x: width / 2, y: height / 2 }, event);
    },
    { signal },
  );
  const remove = (): void => {
    clearTimeout(timer);
    hover.clear();
    ended.abort();
  };
  context.onRemove(remove);
  return { hitsAt, remove };
}
