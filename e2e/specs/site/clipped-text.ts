/* oxlint-disable unicorn/consistent-function-scoping -- The functions run in the page. */
import type { Page } from '@playwright/test';

/**
 * Text and controls of a page that readers cannot see in full: cut by an ancestor that hides its
 * overflow and does not scroll, or out of reach beside or above the page. Each is named by its text and its ancestors.
 */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels that rounding and the ascenders of a tight line may exceed. */
    const SLACK_X = 1.5;
    const SLACK_Y = 4;
    const CONTROLS = 'button, a, input, select, textarea, summary';
    const found = new Set<string>();
    const root = document.documentElement;

    const describe = (element: Element): string => {
      const names = [];
      for (let at: Element | null = element; at && names.length < 4; at = at.parentElement) {
        names.push(at.localName + [...at.classList].map((name) => `.${name}`).join(''));
      }
      return names.join(' < ');
    };

    /** What its nearest box that positions it is: overflow in between does not clip it. */
    const parentOf = (element: Element): Element | null => {
      const { position } = getComputedStyle(element);
      if (position === 'fixed') return null;
      return position === 'absolute'
        ? (element as HTMLElement).offsetParent
        : element.parentElement;
    };

    const isHiddenOnPurpose = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, opacity } = getComputedStyle(at);
        if (clipPath !== 'none' || opacity === '0') return true;
      }
      return false;
    };

    const cutOf = (rect: DOMRect, start: Element): string | undefined => {
      let isFreeX = false;
      let isFreeY = false;
      for (
        let at: Element | null = start;
        at && at !== root && at !== document.body;
        at = parentOf(at)
      ) {
        const { overflowX, overflowY, display } = getComputedStyle(at);
        if (display === 'inline' || display === 'contents') continue;
        const box = at.getBoundingClientRect();
        isFreeX ||= /auto|scroll/.test(overflowX);
        isFreeY ||= /auto|scroll/.test(overflowY);
        if (
          !isFreeX &&
          overflowX !== 'visible' &&
          (rect.left < box.left - SLACK_X || rect.right > box.right + SLACK_X)
        ) {
          return `cut by ${describe(at)}`;
        }
        if (
          !isFreeY &&
          overflowY !== 'visible' &&
          (rect.top < box.top - SLACK_Y || rect.bottom > box.bottom + SLACK_Y)
        ) {
          return `cut by ${describe(at)}`;
        }
      }
      if (!isFreeX && (rect.left < -SLACK_X || rect.right > root.clientWidth + SLACK_X)) {
        return 'beside the window';
      }
      return !isFreeY && rect.top + scrollY < -SLACK_Y ? 'above the page' : undefined;
    };

    const check = (rect: DOMRect, element: Element, text: string): void => {
      if (rect.width === 0 || rect.height === 0) return;
      const cut = cutOf(rect, element);
      if (cut === undefined || isHiddenOnPurpose(element)) return;
      found.add(`"${text.trim().slice(0, 40)}" in ${describe(element)}: ${cut}`);
    };

    const visibility = { visibilityProperty: true, contentVisibilityAuto: true };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim() || !parent.checkVisibility(visibility)) continue;
      if (parent.closest('[class*=skipToContent], noscript, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) check(rect, parent, node.nodeValue);
    }
    for (const control of document.querySelectorAll(CONTROLS)) {
      if (!control.checkVisibility(visibility) || control.closest('[class*=skipToContent]'))
        continue;
      for (const rect of control.getClientRects()) {
        check(rect, control.parentElement ?? control, control.textContent || control.localName);
      }
    }
    return [...found];
  });
}
