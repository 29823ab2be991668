/** The venue that written code opens. */
export type CodeVenue =
  | { readonly kind: 'demo'; readonly id: string }
  | { readonly kind: 'file' | 'own'; readonly name: string };

/** Code that shows a venue as `map`. */
export function writeShowVenue(venue: CodeVenue): string {
  if (venue.kind === 'demo') {
    return `const map = await showVenue('#map', {
  venueId: ${quoteText(venue.id)},
  key: 'demo',
});`;
  }
  const file = venue.kind === 'own' ? `${venue.name}.zip` : venue.name;
  return `// Put the bundle where your page is served from.
const response = await fetch(${quoteText(`/${encodeURIComponent(file)}`)});
const map = await showVenue('#map', { bundle: await response.blob() });`;
}

/** A string literal, escaped because names come from files. */
export function quoteText(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}
