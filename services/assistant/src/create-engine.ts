import { type AnswerEngine, AnswerError } from './answer-engine.ts';
import type { SearchDocs } from './search-docs.ts';

export type EngineOptions = {
  /** The built site, with what the assistant knows of it. */
  readonly siteFolder: string;
  readonly search: SearchDocs;
};

/** The engine that answers readers. */
export function createEngine(_options: EngineOptions): AnswerEngine {
  return {
    name: 'none',
    // oxlint-disable-next-line require-yield
    async *answer() {
      throw new AnswerError('The assistant cannot answer yet. Use search instead.');
    },
  };
}
