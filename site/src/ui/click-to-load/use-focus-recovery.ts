import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary';

type Focused = {
  readonly element: HTMLElement;
  /** Focusable elements at the time it was focused, in document order. */
  readonly others: readonly HTMLElement[];
  /** Its ancestors, innermost first. */
  readonly around: readonly HTMLElement[];
};

/**
 * Moves the focus when the focused element is removed or disabled, as when a row is deleted or the
 * last step is undone. Otherwise keyboard users would start at the top of the page again.
 */
export function useFocusRecovery(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = frame.current;
    if (!root) return undefined;
    let last: Focused | undefined;
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) last = focusedOf(target, root);
    };
    const clearLast = ({ target }: FocusEvent): void => {
      // A focus that the reader moved is not brought back.
      requestAnimationFrame(() => {
        if (last?.element === target && isUsable(last.element)) last = undefined;
      });
    };
    const observer = new MutationObserver(() => {
      if (!last || isUsable(last.element)) return;
      const lost = last;
      last = undefined;
      requestAnimationFrame(() => {
        const { activeElement } = document;
        if (activeElement !== document.body && activeElement !== lost.element) return;
        (heirOf(lost) ?? root).focus({ preventScroll: true });
      });
    });
    root.addEventListener('focusin', note);
    root.addEventListener('focusout', clearLast);
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      root.removeEventListener('focusin', note);
      root.removeEventListener('focusout', clearLast);
      observer.disconnect();
    };
  }, [frame]);
}

function focusedOf(element: HTMLElement, root: HTMLElement): Focused {
  const around: HTMLElement[] = [];
  for (let each = element.parentElement; each && each !== root; each = each.parentElement) {
    around.push(each);
  }
  return { element, around, others: [...root.querySelectorAll<HTMLElement>(FOCUSABLE)] };
}

/** The next element in the nearest remaining group, or else the one before. */
function heirOf({ element, others, around }: Focused): HTMLElement | undefined {
  const place = others.indexOf(element);
  const candidates = [...others.slice(place + 1), ...others.slice(0, place).toReversed()].filter(
    isUsable,
  );
  for (const group of around) {
    const heir = group.isConnected && candidates.find((each) => group.contains(each));
    if (heir) return heir;
  }
  return undefined;
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled');
}
