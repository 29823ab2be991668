import type { Feature, FeatureMatrix } from '../knowledge/feature-matrix.ts';
import type { ScoredPassage } from '../retrieval/find-passages.ts';
import type { ParsedQuestion } from '../retrieval/parse-question.ts';
import { blockText, stemsOf, tellingStems } from '../retrieval/plain-text.ts';
import { coverage, type QuestionWord } from '../retrieval/question-words.ts';
import { lineLabel, type SdkLine } from '../retrieval/sdk-versions.ts';
import type { SectionIndex } from '../retrieval/section-index.ts';
import { splitSentences } from './choose-text.ts';

/** Yes or no, with its evidence. */
export type Verdict = {
  readonly isYes: boolean;
  /** The sentence that answers. */
  readonly markdown: string;
  /** Set if the comparison of the SDKs is the evidence. */
  readonly feature?: Feature;
};

/** Minimum ratios of the feature's words in the question, and of the question's in the feature. */
const MIN_FEATURE_MATCH = 0.7;
const MIN_QUESTION_MATCH = 0.45;
/** Minimum match of a sentence. A plain "no" needs less, because its meaning is clear. */
const MIN_SENTENCE_MATCH = { no: 0.55, yes: 0.75 } as const;
/** Minimum ratio of a question's words in the heading or an example question of a section. */
const MIN_EXPLAINED = 0.75;
const NEGATION =
  /\b(?:no|not|never|cannot|can['’]t|nothing|neither|nor|none|without|only|unless)\b/i;
const PLAIN_NO =
  /^no\b|\bthere is no\b|\bthere are no\b|\bcannot\b|\bcan['’]t\b|\bdoes not (?:support|have|offer|read|work|exist|decide|know)\b|\bis not (?:possible|supported|read|available)\b|\bare not (?:supported|read|available)\b/i;
/** A question with a negation, or between two things, has no plain yes or no. */
const ASKS_OTHERWISE = /\bnot\b|n['’]t\b|^(?:is|are|do|does|will|must|should)\b.*\bor\b/i;

/** The verdict on a question that asks for yes or no; `undefined` if no page states it clearly. */
export function findVerdict(
  text: string,
  parsed: ParsedQuestion,
  best: ScoredPassage | undefined,
  {
    features,
    sectionIndex,
  }: { readonly features: FeatureMatrix; readonly sectionIndex: SectionIndex },
): Verdict | undefined {
  const feature = findFeature(parsed.words, features, sectionIndex);
  const ofMatrix = feature && judgeFeature(feature, parsed.line);
  if (ofMatrix) return ofMatrix;
  if (!best || ASKS_OTHERWISE.test(text.trim())) return undefined;
  return judgeSentence(parsed.words, best);
}

/** Whether a section explains how to do what a question asks for, which implies that it works. */
export function isExplained(
  text: string,
  { words }: ParsedQuestion,
  { section, indexed }: ScoredPassage,
): boolean {
  if (ASKS_OTHERWISE.test(text.trim())) return false;
  const hasCode = section.blocks.some(({ kind }) => kind === 'code');
  const lead = section.blocks.find(({ kind }) => kind === 'text');
  if (!hasCode || (lead && PLAIN_NO.test(blockText(lead)))) return false;
  const match = (has: (stem: string) => boolean): number =>
    coverage(words, (stem) => (has(stem) || indexed.title.has(stem) ? 1 : 0));
  const ofHeading = match((stem) => indexed.heading.has(stem));
  const ofPhrases = indexed.asked.map((phrase) => match((stem) => phrase.has(stem)));
  return Math.max(ofHeading, ...ofPhrases) >= MIN_EXPLAINED;
}

/** The feature that a question asks about. */
export function findFeature(
  words: readonly QuestionWord[],
  { features }: FeatureMatrix,
  sectionIndex: Pick<SectionIndex, 'weightOfStem'>,
): Feature | undefined {
  let best: Feature | undefined;
  let most = 0;
  for (const feature of features) {
    const stems = tellingStems(feature.name);
    const ofQuestion = coverage(words, (stem) => (stems.has(stem) ? 1 : 0));
    let met = 0;
    let all = 0;
    for (const stem of stems) {
      const weight = sectionIndex.weightOfStem(stem);
      const quality = Math.max(0, ...words.map(({ answers }) => answers.get(stem) ?? 0));
      met += weight * quality;
      all += weight;
    }
    const ofFeature = all === 0 ? 0 : met / all;
    if (ofFeature < MIN_FEATURE_MATCH || ofQuestion < MIN_QUESTION_MATCH) continue;
    if (ofFeature + ofQuestion <= most) continue;
    best = feature;
    most = ofFeature + ofQuestion;
  }
  return best;
}

function judgeFeature(feature: Feature, line: SdkLine): Verdict | undefined {
  const own = feature.support.find(
    ({ sdk, version }) => sdk === line.sdk && version === line.version,
  );
  if (!own) return undefined;
  const label = lineLabel(line);
  if (own.url !== undefined) {
    return {
      isYes: true,
      markdown: `**Yes.** ${label} supports this: [${feature.name}](${own.url}).`,
      feature,
    };
  }
  const others = feature.support.filter(({ url }) => url !== undefined);
  const where = others.map((other) => `[${lineLabel(other)}](${other.url})`);
  const elsewhere = where.length === 0 ? '' : ` It is available in ${where.join(', ')}.`;
  return {
    isYes: false,
    markdown: `**No.** ${label} does not support “${feature.name}”.${elsewhere}`,
    feature,
  };
}

/** The sentence of a section that fits best, if it is clearly a yes or a no. */
function judgeSentence(words: readonly QuestionWord[], best: ScoredPassage): Verdict | undefined {
  const { section, indexed } = best;
  let sentence = '';
  let most = 0;
  for (const block of section.blocks) {
    if (block.kind !== 'text' && block.kind !== 'note') continue;
    for (const each of splitSentences(block.markdown)) {
      const stems = stemsOf(blockText({ kind: 'text', markdown: each }));
      const match = coverage(words, (stem) =>
        stems.has(stem) ? 1 : indexed.heading.has(stem) || indexed.title.has(stem) ? 0.6 : 0,
      );
      if (match <= most) continue;
      sentence = each;
      most = match;
    }
  }
  if (PLAIN_NO.test(sentence)) {
    return most < MIN_SENTENCE_MATCH.no
      ? undefined
      : { isYes: false, markdown: `**No.** ${sentence}` };
  }
  if (most < MIN_SENTENCE_MATCH.yes || NEGATION.test(sentence)) return undefined;
  return { isYes: true, markdown: `**Yes.** ${sentence}` };
}
