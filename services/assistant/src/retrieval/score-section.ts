import type { IndexedSection } from './section-index.ts';
import { coverage, type QuestionWord } from './question-words.ts';
import type { ParsedQuestion } from './parse-question.ts';

const SHARE = {
  asked: 0.32,
  heading: 0.15,
  title: 0.15,
  told: 0.6,
  literal: 0.3,
  rank: 0.06,
  fit: 1.4,
} as const;
const TROUBLE_HEADING = /\bgoes wrong\b|\berrors?\b|\btrouble|\bblank\b|^why\b/i;
const RELEASES =
  /\brelease|\bchangelog\b|\bnew in\b|\bwhat'?s new\b|\bchanged\b|\bfixed\b|\badded in\b/i;

type WeightOf = (stem: string) => number;

/** Scores a section for a question. `rank` is its rank among the search hits. */
export function scoreSection(
  section: IndexedSection,
  parsed: ParsedQuestion,
  { rank, weightOf }: { readonly rank: number; readonly weightOf: WeightOf },
): number {
  const { words } = parsed;
  // BM25 saturation: the second mention of a word adds less than the first.
  const dampening = 1.2 * (0.4 + 0.6 * Math.min(section.length, 6));
  const textCoverage = coverage(words, (stem) => {
    const count = section.counts.get(stem) ?? 0;
    return count / (count + dampening);
  });
  return (
    SHARE.asked * askedAs(section.asked, words, weightOf) +
    SHARE.heading * askedAs([section.heading], words, weightOf) +
    SHARE.title * askedAs([section.title], words, weightOf) +
    SHARE.told * textCoverage +
    SHARE.literal * literalsIn(section, parsed) +
    SHARE.rank / (1 + rank / 6) +
    SHARE.fit * fitOf(section, parsed)
  );
}

/** Ratio of the question's literals that a section contains. */
function literalsIn({ text }: IndexedSection, { literals }: ParsedQuestion): number {
  if (literals.length === 0) return 0;
  return literals.filter((literal) => text.includes(literal)).length / literals.length;
}

/** Similarity of the question to the closest example question of a section. */
function askedAs(
  asked: readonly ReadonlySet<string>[],
  words: readonly QuestionWord[],
  weightOf: WeightOf,
): number {
  let best = 0;
  for (const phrase of asked) {
    let same = 0;
    let onlyAsked = 0;
    const met = new Set<string>();
    for (const { weight, answers } of words) {
      let quality = 0;
      for (const [stem, each] of answers) {
        if (!phrase.has(stem)) continue;
        quality = Math.max(quality, each);
        met.add(stem);
      }
      same += weight * quality;
      onlyAsked += weight * (1 - quality);
    }
    if (same === 0) continue;
    let onlyPhrase = 0;
    for (const stem of phrase) if (!met.has(stem)) onlyPhrase += weightOf(stem);
    best = Math.max(best, same / (same + 0.35 * onlyAsked + 0.4 * onlyPhrase));
  }
  return best;
}

/** Bonus or penalty by the kind of page and section. */
function fitOf({ page, section }: IndexedSection, parsed: ParsedQuestion): number {
  const { intent: wish, line, query, isMigration, isAboutSdk } = parsed;
  const name = page.path.split('/').at(-1) ?? '';
  let fit = 0;
  if (page.isOutline) fit -= page.sdk === line.sdk ? 0.08 : 0.2;
  const isGeneral = page.sdk !== line.sdk;
  if (isGeneral) fit -= isAboutSdk ? 0.1 : 0;
  if (name === 'release-notes' && !RELEASES.test(query)) fit -= 0.2;
  if (name === 'web-release-notes' && !RELEASES.test(query)) fit -= 0.2;
  if (name === 'roadmap' && !/\broadmap\b|\bplan|\bfuture\b|\bcoming\b|\bsoon\b/i.test(query)) {
    fit -= 0.2;
  }
  if (name === 'migration-guide') fit += isMigration ? 0.2 : -0.15;
  if (name === 'api-reference' || page.path === '/api/api') fit -= 0.1;
  if (page.sdk === 'playground' || page.sdk === 'showcase' || page.sdk === 'hack-the-north') {
    fit -= 0.12;
  }
  const hasCode = section.blocks.some(({ kind }) => kind === 'code');
  const isTrouble = TROUBLE_HEADING.test(section.heading);
  if (wish === 'how-to') fit += (hasCode ? 0.06 : 0) - (isTrouble ? 0.14 : 0);
  if (wish === 'trouble') fit += isTrouble ? 0.08 : 0;
  if (wish === 'reference') fit += section.blocks.some(({ kind }) => kind === 'table') ? 0.08 : 0;
  if (wish === 'concept') fit += section.level === 1 ? 0.06 : 0;
  return fit;
}
