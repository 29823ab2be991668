import { loadSymbols } from '@site/src/reference/load-reference';
import type { PublishedSymbol } from '@site/src/reference/published';
import { referenceOfAddress } from '@site/src/reference/table';
import { placeCard } from './place-card';
import './symbol-card.css';

// Long enough that a pointer on its way elsewhere opens nothing.
const OPEN_MS = 180;
// Long enough to move from the link onto the card.
const CLOSE_MS = 160;
const CARD_ID = 'symbol-card';

let shown: { readonly link: HTMLElement; readonly card: HTMLElement } | undefined;
let timer: number | undefined;

/** Shows what a link leads to, once pointer or keyboard have rested on it. */
export function reachSymbol(link: HTMLAnchorElement): void {
  window.clearTimeout(timer);
  // Also for a card that is there: one who came back in time may leave again.
  link.addEventListener('pointerleave', leave, { once: true });
  link.addEventListener('blur', leave, { once: true });
  if (shown?.link === link) return;
  timer = window.setTimeout(() => void show(link), OPEN_MS);
}

async function show(link: HTMLAnchorElement): Promise<void> {
  const address = new URL(link.href);
  const reference = referenceOfAddress(address);
  const id = decodeURIComponent(address.hash.slice(1));
  if (!reference) return;
  try {
    const symbol = (await loadSymbols(reference, id)).get(id);
    if (!symbol || !isReached(link)) return;
    close();
    const card = createCard(symbol, reference.title);
    document.body.append(card);
    placeCard(card, link);
    link.setAttribute('aria-describedby', CARD_ID);
    shown = { link, card };
    document.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('scroll', close, { passive: true });
  } catch {
    // Without a connection the link still leads to the symbol.
  }
}

function isReached(element: Element): boolean {
  return element.isConnected && element.matches(':hover, :focus-visible');
}

function createCard(symbol: PublishedSymbol, title: string): HTMLElement {
  const { id, kind, summary, code, signatures, deprecated } = symbol;
  const card = document.createElement('div');
  card.id = CARD_ID;
  card.className = 'symbol-card';
  card.role = 'tooltip';
  const declaration = document.createElement('pre');
  const inner = document.createElement('code');
  inner.innerHTML = withoutLinks(signatures?.[0]?.code ?? code ?? `<b>${id}</b>`);
  declaration.append(inner);
  const sentence = document.createElement('p');
  sentence.innerHTML = withoutLinks(summary);
  const place = document.createElement('small');
  const more = (signatures?.length ?? 1) - 1;
  place.textContent = [
    `${title} ${kind}`,
    ...(more > 0 ? [`${more} more ${more === 1 ? 'way' : 'ways'} to call it`] : []),
    ...(deprecated === undefined ? [] : ['deprecated']),
  ].join(', ');
  card.append(declaration, sentence, place);
  card.addEventListener('pointerenter', () => window.clearTimeout(timer));
  card.addEventListener('pointerleave', leave);
  return card;
}

function withoutLinks(html: string): string {
  return html.replaceAll(/<\/?a\b[^>]*>/g, '');
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
