const MAX_WORDS = 8;
/** Words of the address that say nothing about the subject. */
const EMPTY_WORDS = new Set(['docs', 'category', 'index', 'html', 'htm', 'php', 'md', 'www']);

/** The words of a path as a reader would type them: `/web-sdk/5.0/blue_dot.html` has four. */
export function wordsOfPath(path: string): string {
  const words = decode(path)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^\d+$/.test(word) && !EMPTY_WORDS.has(word));
  return [...new Set(words)].slice(0, MAX_WORDS).join(' ');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replaceAll(/%[\dA-F]{0,2}/gi, ' ');
  }
}
