import type { AnnouncedText, Announcement } from '../../kernel/announcement.ts';

// Screen readers drop a text that is replaced at once, so texts of one moment are said together.
const GATHER = 100;

/** Speaks to users of screen readers. */
export type Announcer = {
  /** Says a text politely: after what is being said. */
  readonly announce: (said: Announcement) => void;
  remove(): void;
};

/**
 * Adds a live region to an element. It needs neither venue nor theme, so that it can already tell
 * that a map is loading.
 */
export function createAnnouncer(root: HTMLElement): Announcer {
  const { ownerDocument } = root;
  const region = ownerDocument.createElement('div');
  region.className = 'mv-hidden';
  region.role = 'status';
  // Styles may come later than the first words; the text must not show until then.
  Object.assign(region.style, { position: 'absolute', clipPath: 'inset(50%)' });
  root.append(region);
  let pending: (string | AnnouncedText)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const nodeOf = (piece: string | AnnouncedText): Node | string => {
    if (typeof piece === 'string') return piece;
    const span = ownerDocument.createElement('span');
    span.lang = piece.language;
    span.textContent = piece.text;
    return span;
  };
  const flush = (): void => {
    const before = region.textContent;
    region.replaceChildren(...pending.map(nodeOf));
    pending = [];
    timer = undefined;
    // The same text twice is no change, and no change is not read; a space that is not read makes one.
    if (region.textContent === before) region.append('\u00a0');
  };
  return {
    announce(said) {
      const pieces = typeof said === 'string' ? [said] : said;
      if (pieces.every((piece) => (typeof piece === 'string' ? piece : piece.text) === '')) return;
      pending.push(...(pending.length > 0 ? [' '] : []), ...pieces);
      timer ??= setTimeout(flush, GATHER);
    },
    remove() {
      clearTimeout(timer);
      region.remove();
    },
  };
}
