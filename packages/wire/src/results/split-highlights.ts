export type TextPart = { readonly text: string; readonly isMatch: boolean };

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

/**
 * Splits highlighted text at its marks. Everything else that resembles a tag is text, because a
 * record may contain anything.
 */
export function splitHighlights(marked: string): TextPart[] {
  let isMatch = false;
  const parts: TextPart[] = [];
  for (const piece of marked.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') isMatch = piece === '<mark>';
    else if (piece !== '') parts.push({ text: decode(piece), isMatch });
  }
  return parts;
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
