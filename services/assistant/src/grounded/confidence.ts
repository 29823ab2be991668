import type { ScoredPassage } from '../retrieval/find-passages.ts';
import type { ParsedQuestion } from '../retrieval/parse-question.ts';

/** The score below which no passage is relevant. Above 0, the best passage is an answer. */
export const IRRELEVANT_BELOW = -2.6;

/** Weights fitted to the evaluation questions in `evaluation/`. */
const WEIGHTS = {
  score: 8.9,
  unknown: -5.2,
  coverage: 2.2,
  chunk: 0.8,
  words: 0.1,
  lead: 5.1,
  base: -4.75,
} as const;
const MAX_WORDS = 10;

/** Third-party products. A passage about one has to mention it. */
const FOREIGN =
  /\b(?:mapbox(?:[- ]gl)?|leaflet|openlayers|cesium|google maps|arcgis|mappedin|mazemap|situm|pointr|indooratlas|navigine|tomtom|bing maps|apple maps|firebase|supabase|shopify|salesforce|unity)\b/gi;
const FOREIGN_PENALTY = 5;

/** Score of how likely the best passage is an answer, not only the nearest match. */
export function confidence(
  { words, query }: ParsedQuestion,
  passages: readonly ScoredPassage[],
): number {
  const [best] = passages;
  if (!best || words.length === 0) return -Infinity;
  let all = 0;
  let unknown = 0;
  for (const { weight, isKnown } of words) {
    all += weight;
    if (!isKnown) unknown += weight;
  }
  const second = passages.find(({ page }) => page !== best.page);
  return (
    WEIGHTS.score * best.score +
    WEIGHTS.unknown * (unknown / all) +
    WEIGHTS.coverage * best.coverage +
    WEIGHTS.chunk * best.chunkCoverage +
    WEIGHTS.words * Math.min(words.length, MAX_WORDS) +
    // A page with a clear lead is more likely to be the right one.
    WEIGHTS.lead * (best.score - (second?.score ?? 0)) +
    WEIGHTS.base -
    (coversThirdParty(query, best) ? 0 : FOREIGN_PENALTY)
  );
}

/** Whether a passage mentions all third-party products that a question names. */
export function coversThirdParty(query: string, passage: ScoredPassage | undefined): boolean {
  const text = passage?.indexed.text ?? '';
  return (query.toLowerCase().match(FOREIGN) ?? []).every((name) => text.includes(name));
}
