import type { Pattern } from './pattern-rule.ts';

/**
 * How descriptions start that tooltips and tables show without their surroundings: the first
 * paragraph of a doc comment, its tags, and the descriptions of schemas.
 */
export const DESCRIPTION_PATTERNS: readonly Pattern[] = [
  {
    id: 'question-word',
    pattern: /^(?:How|What|Where|Who|Which|Why) [a-z]/,
    advice: 'Start with a noun phrase, a verb in the third person, or "Whether".',
  },
  {
    id: 'question-word',
    // A condition has a comma and a main clause.
    pattern: /^When (?:an?|it|its|the|this)\b(?! .*[,:])/,
    advice: 'Start with a noun phrase, such as "Time of …".',
  },
  { id: 'gives', pattern: /^Gives\b/, write: "'Returns', or 'Sets' for a value," },
  {
    id: 'most',
    pattern: /^(?:Most|Least|Never thinner|Not closer|Not farther)\b/,
    write: "'Maximum' or 'Minimum'",
  },
  {
    id: 'empty-comment',
    pattern: /^(?:It does|It cannot|It does not|Nothing|Why|It is hidden|The way|So many)\.(?= |$)/,
    advice: 'Describe the effect.',
  },
].map((pattern): Pattern => ({ ...pattern, kinds: ['summary', 'string'] }));
