import { loadSymbols } from './load-reference';
import type { PublishedSymbol } from './published';
import { referenceOfAddress } from './table';
import { scheduleCard } from '@site/src/ui/card/card';

/** Shows a card for the symbol that a link points to. */
export function reachSymbol(link: HTMLAnchorElement): void {
  scheduleCard(link, async () => {
    const address = new URL(link.href);
    const reference = referenceOfAddress(address);
    const id = decodeURIComponent(address.hash.slice(1));
    const symbol = reference && (await loadSymbols(reference, id)).get(id);
    return symbol && describe(symbol, reference.title);
  });
}

function describe(symbol: PublishedSymbol, title: string): HTMLElement[] {
  const { id, kind, summary, code, signatures, deprecated } = symbol;
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
    ...(more > 0 ? [`${more} more ${more === 1 ? 'overload' : 'overloads'}`] : []),
    ...(deprecated === undefined ? [] : ['deprecated']),
  ].join(', ');
  return [declaration, sentence, place];
}

function withoutLinks(html: string): string {
  return html.replaceAll(/<\/?a\b[^>]*>/g, '');
}
