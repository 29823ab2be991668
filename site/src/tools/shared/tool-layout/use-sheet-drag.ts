import { type PointerEvent, type RefObject, useRef } from 'react';
import { restPosition, type SheetPosition } from './sheet-position';

type Drag = {
  /** Pointer and height of the sheet at the start, in pixels. */
  readonly startY: number;
  readonly startHeight: number;
  /** Height of the whole tool. */
  readonly total: number;
  lastY: number;
  lastTime: number;
  /** Pixels per millisecond, upwards. */
  speed: number;
};

type SheetDrag = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
  /** Whether the press that ends now moved the sheet, so that it is not a click. */
  readonly wasDragged: () => boolean;
};

/** A finger moves this far in a tap. */
const TAP_PX = 6;

/** Lets the sheet follow the pointer. The height is set past React: a frame must not wait for it. */
export function useSheetDrag(
  panel: RefObject<HTMLElement | null>,
  onRest: (position: SheetPosition) => void,
): SheetDrag {
  const drag = useRef<Drag>(undefined);
  const hasMoved = useRef(false);
  const release = (): void => {
    drag.current = undefined;
    panel.current?.style.removeProperty('--sheet');
    panel.current?.removeAttribute('data-dragged');
  };
  return {
    onPointerDown: ({ currentTarget, pointerId, clientY, timeStamp }) => {
      const { current: sheet } = panel;
      if (!sheet) return;
      currentTarget.setPointerCapture(pointerId);
      hasMoved.current = false;
      drag.current = {
        startY: clientY,
        startHeight: sheet.offsetHeight,
        total: sheet.parentElement?.clientHeight ?? sheet.offsetHeight,
        lastY: clientY,
        lastTime: timeStamp,
        speed: 0,
      };
    },
    onPointerMove: ({ clientY, timeStamp }) => {
      const { current } = drag;
      if (!current || !panel.current) return;
      if (!hasMoved.current && Math.abs(clientY - current.startY) < TAP_PX) return;
      hasMoved.current = true;
      current.speed = (current.lastY - clientY) / Math.max(1, timeStamp - current.lastTime);
      current.lastY = clientY;
      current.lastTime = timeStamp;
      const height = current.startHeight + current.startY - clientY;
      panel.current.style.setProperty('--sheet', `${height}px`);
      panel.current.setAttribute('data-dragged', '');
    },
    onPointerUp: () => {
      const { current } = drag;
      if (current && hasMoved.current) {
        const height = current.startHeight + current.startY - current.lastY;
        onRest(restPosition(height / current.total, current.speed / current.total));
      }
      release();
      // After the click of this press, which is dispatched before any timer.
      setTimeout(() => {
        hasMoved.current = false;
      });
    },
    onPointerCancel: release,
    wasDragged: () => hasMoved.current,
  };
}
