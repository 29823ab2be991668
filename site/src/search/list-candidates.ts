const MOST_CANDIDATES = 12;
const SHORTEST_STEM = 3;
/** What most readers come for, where nothing of the query leads anywhere. */
const TOPICS = ['getting started', 'markers', 'wayfinding'];

export type Candidate = {
  readonly query: string;
  /** Whether the page it finds is suggested: a piece of a word is no query to show. */
  readonly isStem: boolean;
};

/** Queries near one that found nothing, the most similar first. */
export function listCandidates(query: string): Candidate[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const shorter =
    words.length > 2 ? words.map((_, at) => words.filter((_word, index) => index !== at)) : [];
  const single = words.length > 1 ? words.filter((word) => word.length >= SHORTEST_STEM) : [];
  const whole = [...shorter.map((rest) => rest.join(' ')), ...single];
  const stems = words.flatMap(listStems);
  const candidates = [
    ...whole.map((text) => ({ query: text, isStem: false })),
    ...stems.map((text) => ({ query: text, isStem: true })),
  ].slice(0, MOST_CANDIDATES);
  return [...candidates, ...TOPICS.map((text) => ({ query: text, isStem: false }))];
}

/** `markrrrs` is `markr`, then `mar`: what was meant is more often at the beginning. */
function listStems(word: string): string[] {
  const lengths = [word.length - 2, Math.ceil(word.length / 2), SHORTEST_STEM];
  return [...new Set(lengths)]
    .filter((length) => length >= SHORTEST_STEM && length < word.length)
    .map((length) => word.slice(0, length));
}
