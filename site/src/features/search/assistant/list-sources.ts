import { type AssistantMessage, textOf } from './chat-message';
import { listLinks } from './parse-markdown';
import { type Address, resolveLink, type SitePlace } from './resolve-link';

export type Source = Address & { readonly title: string };

/** The sources of an answer: pages that it cites, then pages that its text links to. */
export function listSources(answer: AssistantMessage, place: SitePlace): Source[] {
  const named = answer.parts.flatMap((part) =>
    part.type === 'source-url' ? [{ href: part.url, title: part.title ?? '' }] : [],
  );
  const titles = new Map(named.map(({ href, title }) => [resolveLink(href, place)?.href, title]));
  const sources = [...named, ...listLinks(textOf(answer))].flatMap(({ href, title }) => {
    const address = resolveLink(href, place);
    // The title of a citation is more descriptive than the text of a link.
    return address ? [{ ...address, title: titles.get(address.href) || title || href }] : [];
  });
  return sources.filter(
    ({ href }, at) => sources.findIndex((source) => source.href === href) === at,
  );
}
