import { GLOSSARY_WORDS } from './glossary-words.ts';
import type { Pattern } from './pattern-rule.ts';

/** One word per concept. */
const TERMS: readonly Pattern[] = [
  { id: 'term', pattern: /\bhttps\b(?!:)/, write: "'HTTPS'" },
  { id: 'term', pattern: /\b(?:url|Url)s?\b/, write: "'URL'" },
  { id: 'term', pattern: /\b(?:i-frame|iFrame|IFrame|I-frame)s?\b/, write: "'iframe'" },
  { id: 'term', pattern: /\bfaçades?\b/i, write: "'facade'" },
  { id: 'term', pattern: /\bPOIs?\b/, write: "'point of interest'" },
  { id: 'term', pattern: /\bweb[ -]hooks?\b/i, write: "'webhook'" },
  { id: 'term', pattern: /\bemails?\b/i, write: "'e-mail'" },
  {
    id: 'term',
    pattern: /\btrades? (?:a|the|your|its) (?:key|secret|token)\b/i,
    write: "'exchange'",
  },
  { id: 'term', pattern: /\bmend(?:s|ed|ing)?\b/i, write: "'fix'" },
  { id: 'term', pattern: /\bat once\b/i, write: "'immediately' or 'at the same time'" },
  {
    id: 'contraction',
    pattern:
      /\b(?:are|could|did|do|does|had|has|have|is|must|should|was|were|would)n['’]t\b(?! summarize\b)|\b(?:can|won)['’]t\b|\b(?:it|let|that|there|what)['’]s\b|\b(?:they|we|you)['’](?:d|ll|re|ve)\b|\bI['’]m\b/i,
    // "Don't summarize" is a label of Power BI.
    advice: 'Write both words of the contraction in full.',
  },
];

/** Other spellings of glossary terms of several words: `bluedot`, `Blue Dot`, `external ID`. */
const SPELLINGS: readonly Pattern[] = GLOSSARY_WORDS.flatMap((word) => {
  const words = word.split(' ');
  if (words.length === 1) return [];
  const inTitleCase = words.map(capitalize).join(' ');
  const inCapitals = word.replace(/\bid$/, 'ID');
  const others = [words.join(''), inTitleCase, inCapitals].filter((other) => other !== word);
  const pattern = new RegExp(`(?<=[\\w,] )(?:${others.join('|')})s?\\b`);
  return [{ id: 'term', pattern, write: `'${word}'` }];
});

export const TERM_PATTERNS: readonly Pattern[] = [...TERMS, ...SPELLINGS];

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
