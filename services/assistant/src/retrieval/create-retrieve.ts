import type { Knowledge } from '../knowledge/read-knowledge.ts';
import type { SearchDocs } from '../search-docs.ts';
import { findPassages } from './find-passages.ts';
import type { SectionIndex } from './section-index.ts';
import type { Retrieve } from './passage.ts';
import { SdkLines } from './sdk-versions.ts';
import { parseQuestion } from './parse-question.ts';

/** Finds passages for queries outside a conversation. */
export function createRetrieve({
  knowledge,
  sectionIndex,
  search,
}: {
  readonly knowledge: Knowledge;
  readonly sectionIndex: SectionIndex;
  readonly search: SearchDocs;
}): Retrieve {
  const lines = new SdkLines(knowledge);
  return (query, reader) =>
    findPassages(parseQuestion({ text: query, before: [], reader }, { sectionIndex, lines }), {
      sectionIndex,
      search,
    });
}
