// Screen readers drop a text that is replaced at once, so texts of one moment are said together.
const GATHER = 100;

/** Speaks to users of screen readers. */
export type Announcer = {
  /** Says a text politely: after what is being said. */
  readonly announce: (text: string) => void;
  remove(): void;
};

/**
 * Adds a live region to an element. It needs neither venue nor theme, so that it can already tell
 * that a map is loading.
 */
export function createAnnouncer(root: HTMLElement): Announcer {
  const region = root.ownerDocument.createElement('div');
  region.className = 'mv-hidden';
  region.role = 'status';
  // Styles may come later than the first words; the text must not show until then.
  Object.assign(region.style, { position: 'absolute', clipPath: 'inset(50%)' });
  root.append(region);
  let pending: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    const text = pending.join(' ');
    pending = [];
    timer = undefined;
    // The same text twice is no change, and no change is not read; a space that is not read makes one.
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  };
  return {
    announce(text) {
      if (text === '') return;
      pending.push(text);
      timer ??= setTimeout(flush, GATHER);
    },
    remove() {
      clearTimeout(timer);
      region.remove();
    },
  };
}
