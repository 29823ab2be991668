import { type RefObject, useEffect, useLayoutEffect } from 'react';

const BUTTON = '.DocSearch-Button';
const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not([hidden], :disabled), input, select';

/**
 * While the dialog is open: the page behind it does not scroll, and gets its focus back after. The
 * keys that open the dialog close it.
 */
export function useModal(modal: RefObject<HTMLElement | null>, close: () => void): void {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    const { overflow, paddingInlineEnd } = body.style;
    const barWidth = window.innerWidth - documentElement.clientWidth;
    body.classList.add('DocSearch--active');
    body.style.overflow = 'hidden';
    // Without the scroll bar the page would become wider, and jump.
    if (barWidth > 0) body.style.paddingInlineEnd = `${barWidth}px`;
    return () => {
      body.classList.remove('DocSearch--active');
      Object.assign(body.style, { overflow, paddingInlineEnd });
    };
  }, []);

  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      // Where it was opened for the page before, its focus went with that page.
      const isThere = before?.isConnected && before !== document.body;
      const target = isThere ? before : document.querySelector(BUTTON);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Tab' && modal.current) keepFocus(event, modal.current);
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

/** From the last element on to the first, and back. */
function keepFocus(event: KeyboardEvent, modal: HTMLElement): void {
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
