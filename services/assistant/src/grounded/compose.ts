import type { ScoredPassage } from '../retrieval/find-passages.ts';
import type { ParsedQuestion } from '../retrieval/parse-question.ts';
import type { AnswerPart } from './answer-part.ts';
import { chooseCode } from './choose-code.ts';
import { answeringRow, listTable } from './choose-rows.ts';
import { composeChange, composeRelease } from './compose-change.ts';
import { composeSection } from './compose-section.ts';
import type { AnswerSources, Composition } from './composition.ts';
import { explainMessages, explainSymptom } from './explain-trouble.ts';
import { findCaveat } from './find-caveat.ts';
import { asksForSymbolAlone, optionsTable, symbolPieces } from './symbol-pieces.ts';
import { findVerdict, isExplained } from './verdict.ts';

const ASKS_FOR_ALL =
  /\b(?:full|complete|whole) list\b|\b(?:all|every|list of|which|what) (?:\w+ ){0,2}(?:options|parameters|fields|columns|files|events|values|props|methods|codes|states|types|keys)\b|\blist (?:all|of|them)\b/i;

/** Composes an answer of quotations, in the shape of the kind of question. */
export function compose(
  text: string,
  parsed: ParsedQuestion,
  passages: readonly ScoredPassage[],
  sources: AnswerSources,
): Composition {
  const { symbol, symbols } = sources;
  const [best] = passages;
  const pieces: AnswerPart[] = symbol && !parsed.paste ? symbolPieces(symbol) : [];
  if (!best) return { pieces, quoted: [] };
  const { kind, words } = parsed;
  const isLookedUp = symbol && (kind === 'option' || asksForSymbolAlone(symbol, words));
  const options = isLookedUp && optionsTable(symbol, words, symbols);
  if (options) return { pieces: [...pieces, options], quoted: [] };
  // The reference describes a single option completely.
  const isOption = symbol?.kind === 'property' || symbol?.kind === 'field';
  if (isLookedUp && isOption && pieces.length > 0) return { pieces, quoted: [] };
  const answer = composeKind(text, parsed, passages, sources);
  return { pieces: [...pieces, ...answer.pieces], quoted: answer.quoted };
}

function composeKind(
  text: string,
  parsed: ParsedQuestion,
  passages: readonly [ScoredPassage, ...ScoredPassage[]] | readonly ScoredPassage[],
  sources: AnswerSources,
): Composition {
  const [best] = passages;
  if (!best) return { pieces: [], quoted: [] };
  switch (parsed.kind) {
    case 'error':
      return (
        explainMessages(parsed, passages, sources) ??
        explainSymptom(parsed, passages, sources) ??
        composeSection(best, parsed, sources)
      );
    case 'option':
    case 'fields':
    case 'limits': {
      const row = ASKS_FOR_ALL.test(text) ? listTable(best, parsed) : answeringRow(best, parsed);
      return row ? { pieces: [row], quoted: [best] } : composeSection(best, parsed, sources);
    }
    case 'can-it': {
      const verdict = findVerdict(text, parsed, best, sources);
      if (!verdict) {
        const how = composeSection(best, parsed, sources);
        return isExplained(text, parsed, best)
          ? { ...how, pieces: [{ kind: 'text', markdown: '**Yes.**' }, ...how.pieces] }
          : how;
      }
      const code = chooseCode(best, parsed);
      const lead: AnswerPart = { kind: 'text', markdown: verdict.markdown };
      const proof: AnswerPart[] =
        code && verdict.isYes ? [{ kind: 'code', block: code.block }] : [];
      const caveat = findCaveat(best, parsed, sources.sectionIndex);
      return { pieces: [lead, ...proof, ...(caveat ? [caveat] : [])], quoted: [best] };
    }
    case 'changed':
      return (
        composeChange(best, parsed, sources) ??
        composeRelease(best, parsed, sources) ??
        composeSection(best, parsed, sources)
      );
    case 'how-to':
    case 'where':
    case 'whole-file':
    case 'word':
      return composeSection(best, parsed, sources);
  }
}
