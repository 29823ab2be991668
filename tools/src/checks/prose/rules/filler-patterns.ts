import { EMPTY_WORDS, FILLER } from './filler-words.ts';
import type { Pattern } from './pattern-rule.ts';

const advice = 'Leave the filler out, or state the fact behind it.';

export const FILLER_PATTERNS: readonly Pattern[] = [
  { id: 'filler', pattern: EMPTY_WORDS, advice },
  { id: 'filler', pattern: FILLER, advice },
];
