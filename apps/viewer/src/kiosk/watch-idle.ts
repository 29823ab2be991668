const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls `onIdle` after this many seconds without input; input restarts the timer. */
export function watchIdle(
  element: HTMLElement,
  { seconds, onIdle }: { readonly seconds: number; readonly onIdle: () => void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onIdle, seconds * 1000);
  };
  for (const sign of SIGNS) element.addEventListener(sign, wait, { passive: true, capture: true });
  wait();
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS) element.removeEventListener(sign, wait, { capture: true });
  };
}
