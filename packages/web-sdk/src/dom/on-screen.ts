/** Knows whether any of an element is within the window. */
export type OnScreen = {
  readonly isOnScreen: boolean;
  remove(): void;
};

/** Watches whether an element is within the window, and calls back when it comes in. */
export function watchOnScreen(element: Element, onEnter: () => void): OnScreen {
  let isOnScreen = true;
  const observer = new IntersectionObserver((entries) => {
    const wasOnScreen = isOnScreen;
    isOnScreen = entries.at(-1)?.isIntersecting ?? isOnScreen;
    if (isOnScreen && !wasOnScreen) onEnter();
  });
  observer.observe(element);
  return {
    get isOnScreen() {
      return isOnScreen;
    },
    remove: () => observer.disconnect(),
  };
}
