import type { IndexedSection, SectionIndex } from './section-index.ts';
import { coverage, type QuestionWord } from './question-words.ts';
import type { ParsedQuestion } from './parse-question.ts';

const SHARE = {
  asked: 0.32,
  heading: 0.15,
  title: 0.15,
  told: 0.45,
  page: 0.6,
  literal: 0.3,
  rank: 0.06,
  pageRank: 0.2,
  subject: 0.14,
  sameSubject: 0.7,
  fit: 1.4,
} as const;
const TROUBLE_HEADING = /\berrors?\b|\btrouble|\bblank\b|^why\b/i;
const RELEASES =
  /\brelease|\bchangelog\b|\bnew in\b|\bwhat'?s new\b|\bchanged\b|\bfixed\b|\badded in\b/i;

type WeightOf = (stem: string) => number;

export type ScoringContext = {
  /** Rank of the section among the search hits. */
  readonly rank: number;
  /** Rank of its page among the pages of the search hits. */
  readonly pageRank: number;
  /** Last part of the path of the page that the conversation is about. */
  readonly subject?: string | undefined;
  readonly sectionIndex: Pick<SectionIndex, 'weightOfStem' | 'pageFrequency'>;
};

/** Scores a section for a question: by its own words, those of its page, and the search. */
export function scoreSection(
  section: IndexedSection,
  parsed: ParsedQuestion,
  { rank, pageRank, subject, sectionIndex }: ScoringContext,
): number {
  const weightOf: WeightOf = (stem) => sectionIndex.weightOfStem(stem);
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
    SHARE.page * coverage(words, (stem) => sectionIndex.pageFrequency(section.page.path, stem)) +
    SHARE.literal * literalsIn(section, parsed) +
    SHARE.rank / (1 + rank / 6) +
    SHARE.pageRank / (1 + pageRank / 3) +
    (subject === nameOf(section) ? SHARE[parsed.isAboutSame ? 'sameSubject' : 'subject'] : 0) +
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

/** Last part of the path of a section's page. */
export function nameOf({ page }: Pick<IndexedSection, 'page'>): string {
  return page.path.split('/').at(-1) ?? '';
}

/** Bonus or penalty by the kind of page and section. */
function fitOf(indexed: IndexedSection, parsed: ParsedQuestion): number {
  const { page, section } = indexed;
  const { kind, line, isAboutSdk } = parsed;
  let fit = fitOfPage(nameOf(indexed), parsed) + fitOfFormat(page.path, parsed);
  if (page.isOutline) fit -= page.sdk === line.sdk ? 0.08 : 0.2;
  const isGeneral = page.sdk !== line.sdk;
  if (isGeneral) fit -= isAboutSdk ? 0.1 : 0;
  if (page.path === '/api/api') fit -= 0.1;
  if (SIDE_SECTIONS.has(page.sdk)) fit -= 0.12;
  const hasCode = section.blocks.some((block) => block.kind === 'code');
  const hasTable = section.blocks.some((block) => block.kind === 'table');
  const isTrouble = TROUBLE_HEADING.test(section.heading);
  switch (kind) {
    case 'how-to':
    case 'whole-file':
      return fit + (hasCode ? 0.06 : 0) - (isTrouble ? 0.14 : 0);
    case 'error':
      return fit + (isTrouble ? 0.08 : 0);
    case 'option':
    case 'fields':
      return fit + (hasTable ? 0.08 : 0) - (isTrouble ? 0.08 : 0);
    case 'limits':
      return fit + (hasTable ? 0.04 : 0);
    case 'word':
      return fit + (section.level === 1 ? 0.06 : 0) - (isTrouble ? 0.08 : 0);
    case 'can-it':
    case 'changed':
    case 'where':
      return fit - (isTrouble ? 0.06 : 0);
  }
}

const SIDE_SECTIONS = new Set(['playground', 'showcase', 'hack-the-north', 'third-party-notices']);

/** Pages about versions answer only questions about versions. */
function fitOfPage(name: string, { query, kind, isMigration }: ParsedQuestion): number {
  const isAboutReleases = RELEASES.test(query) || (kind === 'changed' && !isMigration);
  switch (name) {
    case 'release-notes':
      return isAboutReleases ? 0.12 : -0.2;
    case 'web-release-notes':
      return RELEASES.test(query) ? 0 : -0.2;
    case 'roadmap':
      return /\broadmap\b|\bplan(?:s|ned)\b|\bfuture\b|\bcoming\b|\bsoon\b|\bsecurity\b/i.test(
        query,
      )
        ? 0
        : -0.2;
    case 'migration-guide':
      return isMigration ? 0.2 : -0.15;
    case 'api-reference':
    case 'api-reference-mvf-v3':
      return -0.1;
    default:
      return 0;
  }
}

/** Older versions of the venue format answer only questions that name them. */
function fitOfFormat(path: string, { isAboutFormat, formatVersions }: ParsedQuestion): number {
  const version = /^\/docs\/mvf\/v(\d)\//.exec(path)?.[1];
  if (version === undefined) return 0;
  if (formatVersions.includes(version)) return 0.1;
  return (isAboutFormat ? 0.04 : 0) - (version === NEWEST_FORMAT ? 0 : 0.12);
}

const NEWEST_FORMAT = '3';
