/**
 * Makes an element as high as what the keyboard of a phone leaves of the page. Browsers that read
 * `interactive-widget` do it by themselves; for others the page stays behind the keyboard.
 */
export function followKeyboard(element: HTMLElement): void {
  const visible = window.visualViewport;
  visible?.addEventListener('resize', () => {
    // A visitor who zooms in sees less of the page too.
    const isCovered = visible.scale === 1 && visible.height < window.innerHeight - 1;
    element.style.height = isCovered ? `${visible.height}px` : '';
    if (isCovered) window.scrollTo(0, 0);
  });
}
