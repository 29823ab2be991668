import { type RefObject, useEffect, useLayoutEffect } from 'react';

const BUTTON = '.DocSearch-Button';
const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not([hidden], :disabled), input, select';

/**
 * Makes the dialog modal: locks page scrolling, restores the focus on close, and traps Tab. The
 * keys that open the dialog close it.
 */
export function useModal(modal: RefObject<HTMLElement | null>, close: () => void): void {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    const { overflow, paddingInlineEnd } = body.style;
    const barWidth = window.innerWidth - documentElement.clientWidth;
    body.classList.add('DocSearch--active');
    body.style.overflow = 'hidden';
    // Compensates for the missing scroll bar, so that the page does not shift.
    if (barWidth > 0) body.style.paddingInlineEnd = `${barWidth}px`;
    return () => {
      body.classList.remove('DocSearch--active');
      Object.assign(body.style, { overflow, paddingInlineEnd });
    };
  }, []);

  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      // If the dialog was restored after a navigation, the previously focused element is gone.
      const isThere = before?.isConnected && before !== document.body;
      const target = isThere ? before : document.querySelector(BUTTON);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Tab' && modal.current) trapFocus(event, modal.current);
      if (!isShortcut(event)) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [modal, close]);
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/** Focus trap: wraps from the last element to the first and back. */
function trapFocus(event: KeyboardEvent, modal: HTMLElement): void {
  const elements = [...modal.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) =>
    element.checkVisibility(),
  );
  const [first, last] = [elements[0], elements.at(-1)];
  const { activeElement } = document;
  const isOutside = !modal.contains(activeElement);
  if (event.shiftKey && (activeElement === first || isOutside)) last?.focus();
  else if (!event.shiftKey && (activeElement === last || isOutside)) first?.focus();
  else return;
  event.preventDefault();
}
