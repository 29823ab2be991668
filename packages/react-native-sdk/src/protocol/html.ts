/**
 * HTML for a marker, created by the `html` tag.
 *
 * @example
 * const content: HtmlContent = html`<b>Gate 4</b>`;
 */
export class HtmlContent {
  /** HTML source. */
  readonly html: string;

  /** @internal Use `html`. */
  constructor(source: string) {
    this.html = source;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Creates the HTML of a marker. Inserted values are escaped, so you can insert names from a server.
 * Nested `html` is inserted unchanged. Scripts and event attributes do not run.
 *
 * @example
 * await map.markers.add(shop, { content: html`<b>${shop.name ?? ''}</b>`, interactive: true });
 */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | number | HtmlContent)[]
): HtmlContent {
  const parts = strings.map(
    (text, index) => text + (index < values.length ? safe(values[index]!) : ''),
  );
  return new HtmlContent(parts.join(''));
}

function safe(value: string | number | HtmlContent): string {
  if (value instanceof HtmlContent) return value.html;
  return String(value).replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}
