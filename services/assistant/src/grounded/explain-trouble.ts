import { passageOf, type ScoredPassage, tagsFor } from '../retrieval/find-passages.ts';
import { literalsIn, type ParsedQuestion } from '../retrieval/parse-question.ts';
import { questionWords } from '../retrieval/question-words.ts';
import type { AnswerPart } from './answer-part.ts';
import type { AnswerSources, Composition } from './composition.ts';
import { findTroubleRows, troubleText } from './trouble.ts';

/** Maximum number of pasted messages to explain one by one. */
const MAX_EXPLAINED = 5;

/** Explains each of several pasted messages by the row that describes it. */
export function explainMessages(
  parsed: ParsedQuestion,
  passages: readonly ScoredPassage[],
  { sectionIndex }: AnswerSources,
): Composition | undefined {
  const messages = parsed.paste?.messages ?? [];
  if (messages.length < 2) return undefined;
  const pieces: AnswerPart[] = [];
  const quoted = new Map<string, ScoredPassage>();
  const sections = [...sectionIndex.tagged(tagsFor(parsed))];
  for (const message of messages) {
    if (pieces.length === MAX_EXPLAINED) break;
    const words = questionWords(message, sectionIndex);
    const symptom = { words, literals: literalsIn(message), message };
    const [row] = findTroubleRows(symptom, passages, sections);
    if (!row) continue;
    const { url } = row.indexed;
    const markdown = `\`${message.replaceAll('`', '')}\`\n\n${troubleText(row)}`;
    if (pieces.some((piece) => piece.kind === 'text' && piece.markdown === markdown)) continue;
    pieces.push({ kind: 'text', markdown });
    quoted.set(url, passageOf(row.indexed, parsed, passages[0]?.score ?? 0));
  }
  return pieces.length === 0 ? undefined : { pieces, quoted: [...quoted.values()] };
}

/** The cause and the remedy of a symptom. */
export function explainSymptom(
  parsed: ParsedQuestion,
  passages: readonly ScoredPassage[],
  { sectionIndex }: AnswerSources,
): Composition | undefined {
  const rows = findTroubleRows(parsed, passages, sectionIndex.tagged(tagsFor(parsed)));
  const [first] = rows;
  if (!first) return undefined;
  return {
    pieces: rows.map((row) => ({ kind: 'text', markdown: troubleText(row) })),
    quoted: [passageOf(first.indexed, parsed, passages[0]?.score ?? 0)],
  };
}
