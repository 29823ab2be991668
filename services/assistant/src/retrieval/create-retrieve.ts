import type { Knowledge } from '../knowledge/read-knowledge.ts';
import type { SearchDocs } from '../search-docs.ts';
import { findPassages } from './find-passages.ts';
import type { Library } from './library.ts';
import type { Retrieve } from './passage.ts';
import { SdkLines } from './sdk-lines.ts';
import { understand } from './understand.ts';

/** Finds passages for queries that are no conversation. */
export function createRetrieve({
  knowledge,
  library,
  search,
}: {
  readonly knowledge: Knowledge;
  readonly library: Library;
  readonly search: SearchDocs;
}): Retrieve {
  const lines = new SdkLines(knowledge);
  return (query, reader) =>
    findPassages(understand({ text: query, before: [], reader }, { library, lines }), {
      library,
      search,
    });
}
