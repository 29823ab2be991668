import { placeCard } from './place-card';
import './card.css';

// Long enough that a pointer on its way elsewhere opens nothing.
const OPEN_MS = 180;
// Long enough to move from the link onto the card.
const CLOSE_MS = 160;
const CARD_ID = 'card';

/** The content of a card; `undefined` to show no card. */
export type Fill = () => Promise<readonly HTMLElement[] | undefined>;

let shown: { readonly link: HTMLElement; readonly card: HTMLElement } | undefined;
let timer: number | undefined;

/** Shows a card at a link after pointer or focus have rested on it. */
export function scheduleCard(link: HTMLAnchorElement, fill: Fill): void {
  window.clearTimeout(timer);
  // Also for an open card: a pointer that came back in time may leave again.
  link.addEventListener('pointerleave', leave, { once: true });
  link.addEventListener('blur', leave, { once: true });
  if (shown?.link === link) return;
  timer = window.setTimeout(() => void show(link, fill, isReached), OPEN_MS);
}

/** Shows a card at a link that was tapped; the next tap closes it. */
export function tap(link: HTMLAnchorElement, fill: Fill): void {
  void show(link, fill, ({ isConnected }) => isConnected);
  document.addEventListener('pointerdown', close, { once: true });
}

async function show(
  link: HTMLAnchorElement,
  fill: Fill,
  isWanted: (link: HTMLElement) => boolean,
): Promise<void> {
  try {
    const parts = await fill();
    if (!parts || !isWanted(link)) return;
    close();
    const card = createCard(parts);
    document.body.append(card);
    placeCard(card, link);
    link.setAttribute('aria-describedby', CARD_ID);
    shown = { link, card };
    document.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('scroll', close, { passive: true });
  } catch {
    // Without a connection the link still leads to its page.
  }
}

function isReached(element: Element): boolean {
  return element.isConnected && element.matches(':hover, :focus-visible');
}

function createCard(parts: readonly HTMLElement[]): HTMLElement {
  const card = document.createElement('div');
  card.id = CARD_ID;
  card.className = 'card-of-link';
  card.role = 'tooltip';
  card.append(...parts);
  card.addEventListener('pointerenter', () => window.clearTimeout(timer));
  card.addEventListener('pointerleave', leave);
  return card;
}

function leave(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(close, CLOSE_MS);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  close();
}

function close(): void {
  window.clearTimeout(timer);
  shown?.link.removeAttribute('aria-describedby');
  shown?.card.remove();
  shown = undefined;
  document.removeEventListener('keydown', onKeyDown, true);
  window.removeEventListener('scroll', close);
}
