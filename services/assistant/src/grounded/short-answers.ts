import type { AnswerEvent } from '../answer-engine.ts';
import type { FeatureMatrix } from '../knowledge/feature-matrix.ts';
import type { Definition } from '../knowledge/glossary.ts';
import { fieldEvidence } from '../retrieval/field-words.ts';
import type { ScoredPassage } from '../retrieval/find-passages.ts';
import type { ParsedQuestion } from '../retrieval/parse-question.ts';
import { lineLabel } from '../retrieval/sdk-versions.ts';
import type { SectionIndex } from '../retrieval/section-index.ts';
import { NOT_ANSWERED } from './foreign-note.ts';
import { isGeneralKnowledge, missingTopic } from './outside-topics.ts';
import { confidence } from './relevance.ts';
import { linkTo } from './write-answer.ts';

const MIN_COVERAGE = 0.5;
const NEAR_PAGES = 3;
/** Minimum relevance. Below it, the closest pages are unrelated to the question. */
const MIN_NEAR_CONFIDENCE = 0.6;

/** Definitions of glossary words, with a passage for further reading. */
export async function* define(
  definitions: readonly [Definition, ...Definition[]],
  passages: readonly ScoredPassage[],
): AsyncGenerator<AnswerEvent> {
  const [{ page, section }] = definitions;
  const url = `${page.url}#${section.anchor ?? ''}`;
  const items = definitions.map(({ word, markdown }) => `**${capitalised(word)}**: ${markdown}`);
  yield { type: 'text', delta: `${items.join('\n\n')}\n\n` };
  const [best] = passages;
  const isMore = best !== undefined && best.page !== page && best.coverage >= MIN_COVERAGE;
  const more = isMore ? ` For more, see ${linkTo(best)}.` : '';
  yield { type: 'text', delta: `From [${page.title} › ${section.heading}](${url}).${more}` };
  yield { type: 'source', url, title: page.title };
  if (isMore) yield { type: 'source', url: best.url, title: best.page.title };
  yield { type: 'outcome', isAnswered: true };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Answers that there is no SDK for the platform, with the overview as the source. */
export async function* denyPlatform(
  platform: string,
  { page, section }: FeatureMatrix,
): AsyncGenerator<AnswerEvent> {
  yield {
    type: 'text',
    delta: `**No.** There is no SDK for ${platform}. There are SDKs for the web, React Native, iOS and Android, and a viewer that runs in any web view.\n\n`,
  };
  if (page) {
    const url = section?.anchor === undefined ? page.url : `${page.url}#${section.anchor}`;
    yield { type: 'text', delta: `From [${page.title}](${url}).` };
    yield { type: 'source', url, title: page.title };
  }
  yield { type: 'outcome', isAnswered: true };
}

/** States that there is no answer, and lists related pages, if any. */
export async function* decline(
  text: string,
  parsed: ParsedQuestion,
  passages: readonly ScoredPassage[],
  sectionIndex: SectionIndex,
): AsyncGenerator<AnswerEvent> {
  const { line, isLineNamed, language } = parsed;
  const where = isLineNamed ? ` for ${lineLabel(line)}` : '';
  if (language) yield { type: 'text', delta: `${NOT_ANSWERED[language]}\n\n` };
  const topic = missingTopic(text, passages[0]?.indexed.text ?? '');
  if (topic !== undefined) {
    yield { type: 'text', delta: `The documentation does not mention ${topic}.` };
    yield { type: 'outcome', isAnswered: false };
    return;
  }
  yield { type: 'text', delta: `The documentation${where} does not answer this.` };
  // No page is related to a question outside the field.
  const isOfField = !isGeneralKnowledge(text) && fieldEvidence(text, parsed.words) > 0;
  const near = passages.filter(
    (passage) => isOfField && confidence(parsed, passage, sectionIndex) >= MIN_NEAR_CONFIDENCE,
  );
  const pages = [...new Map(near.map(({ page }) => [page.path, page])).values()];
  const list = pages
    .slice(0, NEAR_PAGES)
    .map(({ title, url, description }) => `- [${title}](${url}): ${description}`);
  if (list.length > 0) {
    yield { type: 'text', delta: `\n\nRelated pages:\n\n${list.join('\n')}` };
  }
  yield { type: 'outcome', isAnswered: false };
}
