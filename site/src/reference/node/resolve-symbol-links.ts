import { escapeHtml } from '../../markdown/escape-html.ts';
import type { Html } from '../published.ts';

/** Links to symbols of a reference, `#MapView`, as links to where it is read; what has no address is no link. */
export function resolveSymbolLinks(
  html: Html,
  addressOf: (id: string) => string | undefined,
): Html {
  return html.replaceAll(
    /<a href="#([^"]+)"([^>]*)>(.*?)<\/a>/g,
    (_, id: string, rest: string, text: Html) => {
      const address = addressOf(decodeURIComponent(id));
      return address === undefined ? text : `<a href="${escapeHtml(address)}"${rest}>${text}</a>`;
    },
  );
}
