/** Texts shown to users when a gesture scrolls the page instead of the map. */
export type ScrollHints = {
  /**
   * Hint shown when the wheel scrolls the page.
   * @defaultValue `'Hold Ctrl and scroll to zoom the map'`, with ⌘ on Apple devices
   */
  readonly wheel: string;
  /**
   * Hint shown when a finger scrolls the page.
   * @defaultValue `'Use two fingers to move the map'`
   */
  readonly touch: string;
};

export type ScrollHint = {
  /**
   * Prepares the hint. Must be called before `show`, because screen readers announce a status only
   * if its element existed before its text.
   */
  prepare(): void;
  /** Shows the hint briefly. */
  show(kind: keyof ScrollHints): void;
};

const SHOWN = 1600;

/** Adds a hint that screen readers announce and that disappears automatically. */
export function createScrollHint(
  overlay: HTMLElement,
  hints: Partial<ScrollHints>,
  signal: AbortSignal,
): ScrollHint {
  const modifier = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  const texts: ScrollHints = {
    wheel: `Hold ${modifier} and scroll to zoom the map`,
    touch: 'Use two fingers to move the map',
    ...hints,
  };
  const hint = overlay.ownerDocument.createElement('div');
  hint.role = 'status';
  Object.assign(hint.style, {
    position: 'absolute',
    zIndex: '3',
    inset: 'auto 0 24px',
    width: 'fit-content',
    maxWidth: 'calc(100% - 32px)',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: '8px 16px',
    borderRadius: '20px',
    font: '500 14px/1.4 system-ui, sans-serif',
    color: '#fff',
    background: '#000c',
    pointerEvents: 'none',
    opacity: '0',
    transition: 'opacity 150ms',
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    hint.remove();
  });
  return {
    prepare: () => overlay.append(hint),
    show(kind) {
      hint.textContent = texts[kind];
      hint.style.opacity = '1';
      clearTimeout(timer);
      timer = setTimeout(() => {
        hint.style.opacity = '0';
        // Cleared, so that the same text is announced again the next time.
        timer = setTimeout(() => (hint.textContent = ''), 200);
      }, SHOWN);
    },
  };
}
