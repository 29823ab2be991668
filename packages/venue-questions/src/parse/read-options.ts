import type { QuestionOptions } from '../venue-question.ts';

type Avoided = QuestionOptions['avoided'][number];

const CONNECTION = String.raw`(stairs?|stairways?|staircases?|steps?|escalators?|lifts?|elevators?|moving walk(?:way)?s?)`;
const FILLERS = String.raw`(?:(?:any|the|a|an|taking|using|climbing)\s+)*`;
const WITHOUT = new RegExp(
  String.raw`[,;]?\s*(?:(?:and|but)\s+)?\b(?:without|with no|avoiding|avoid|not using)\s+${FILLERS}${CONNECTION}(?:\s*(?:,|and|or|nor)\s+${FILLERS}${CONNECTION})?(?=[\s,.;]|$)`,
  'gi',
);
const STEP_FREE = [
  /[,;]?\s*\b(?:in|with|using|by|for)\s+(?:a\s+|an\s+|my\s+)?(?:wheelchair|pram|pushchair|stroller|buggy|rollator|walking frame)(?:\s+users?)?\b/gi,
  /\b(?:wheelchair[- ])?accessible\s+(?=(?:route|way|path|walk)\b)/gi,
  /[,;]?\s*\bstep[- ]?free\b/gi,
  /[,;]?\s*\bby\s+(?:the\s+)?(?:lift|elevator)\b(?:\s+only)?/gi,
];

const TYPES: readonly (readonly [pattern: RegExp, type: Avoided])[] = [
  [/^escalator/i, 'escalator'],
  [/^(?:lift|elevator)/i, 'elevator'],
  [/^moving/i, 'travelator'],
];

/** Reads and removes what restricts a route, such as `without stairs`. */
export function readOptions(text: string): {
  readonly rest: string;
  readonly isStepFree: boolean;
  readonly avoided: readonly Avoided[];
} {
  const avoided = new Set<Avoided>();
  let isStepFree = false;
  let rest = text.replaceAll(WITHOUT, (_, ...words: (string | undefined)[]) => {
    for (const word of words.slice(0, 2)) {
      const [, type] = TYPES.find(([pattern]) => word !== undefined && pattern.test(word)) ?? [];
      if (type) avoided.add(type);
      else if (typeof word === 'string') isStepFree = true;
    }
    return '';
  });
  for (const pattern of STEP_FREE) {
    const shorter = rest.replaceAll(pattern, ' ');
    isStepFree ||= shorter !== rest;
    rest = shorter;
  }
  return { rest: rest.replaceAll(/\s+/g, ' ').trim(), isStepFree, avoided: [...avoided] };
}
