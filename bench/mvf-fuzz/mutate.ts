import type { SeededRandom } from '@brand/geo';

const SNIPPETS = ['{', '[', '"', 'null', '1e999', '-0', '<', '&', ']]>', '\u0000', '\uFFFD'];

/** Changes one to four random bytes, or cuts, repeats or swaps a piece. */
export function mutateBytes(bytes: Uint8Array, random: SeededRandom): Uint8Array {
  const changed = Uint8Array.from(bytes);
  const at = (): number => Math.floor(random() * bytes.length);
  switch (Math.floor(random() * 5)) {
    case 0:
      return changed.slice(0, at());
    case 1:
      return changed.copyWithin(at(), at(), at());
    case 2: {
      const from = at();
      return Uint8Array.of(...changed.slice(0, from), ...changed.slice(from - 40));
    }
    default:
      for (let count = 1 + Math.floor(random() * 4); count > 0; count -= 1) {
        changed[at()] = Math.floor(random() * 256);
      }
      return changed;
  }
}

/** Cuts, doubles or replaces a random piece of a text. */
export function mutateText(text: string, random: SeededRandom): string {
  const from = Math.floor(random() * text.length);
  const to = Math.min(text.length, from + Math.floor(random() * 60));
  const piece = text.slice(from, to);
  const choice = Math.floor(random() * 4);
  const snippet = SNIPPETS[Math.floor(random() * SNIPPETS.length)] ?? '';
  const middle = ['', piece + piece, snippet, piece.replaceAll(/\d/g, '9')][choice] ?? '';
  return text.slice(0, from) + middle + text.slice(to);
}
