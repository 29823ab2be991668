import { escapeHtml } from '../../markdown/escape-html.ts';
import type { Html } from '../published.ts';

/**
 * Resolves links to symbols of a reference, such as `#MapView`. Links without a target become text.
 */
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
