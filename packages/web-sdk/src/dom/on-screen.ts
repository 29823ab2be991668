/** Tracks whether any part of an element is inside the viewport. */
export type OnScreen = {
  readonly isOnScreen: boolean;
  remove(): void;
};

/** Observes whether an element is inside the viewport, and calls `onEnter` when it enters. */
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
