import type { AnnouncedText, Announcement } from '../../kernel/announcement.ts';

// Milliseconds in which texts are batched, because screen readers drop a text that is replaced at
// once.
const BATCH_MS = 100;

/** Announces texts to screen readers through a live region. */
export type Announcer = {
  /** Announces a text politely, after the current speech. */
  readonly announce: (said: Announcement) => void;
  remove(): void;
};

/**
 * Adds a live region to an element. It needs neither a venue nor a theme, so it can announce that a
 * map is loading.
 */
export function createAnnouncer(root: HTMLElement): Announcer {
  const { ownerDocument } = root;
  const region = ownerDocument.createElement('div');
  region.className = 'mv-hidden';
  region.role = 'status';
  // Hides the text inline, because style sheets may arrive after the first text.
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
    // Setting the same text is not a change and would not be announced; a silent space makes it
    // one.
    if (region.textContent === before) region.append('\u00a0');
  };
  return {
    announce(said) {
      const pieces = typeof said === 'string' ? [said] : said;
      if (pieces.every((piece) => (typeof piece === 'string' ? piece : piece.text) === '')) return;
      pending.push(...(pending.length > 0 ? [' '] : []), ...pieces);
      timer ??= setTimeout(flush, BATCH_MS);
    },
    remove() {
      clearTimeout(timer);
      region.remove();
    },
  };
}
