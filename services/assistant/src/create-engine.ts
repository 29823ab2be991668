import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWLEDGE_FILES } from '@brand/wire/assistant';
import { type AnswerEngine, AnswerError } from './answer-engine.ts';
import { createGroundedEngine } from './grounded/grounded-engine.ts';
import { readKnowledge } from './knowledge/read-knowledge.ts';
import type { SearchDocs } from './search-docs.ts';

export type EngineOptions = {
  /** The built site, with what the assistant knows of it. */
  readonly siteFolder: string;
  readonly search: SearchDocs;
};

/** The engine that answers readers. */
export function createEngine({ siteFolder, search }: EngineOptions): AnswerEngine {
  if (!existsSync(join(siteFolder, KNOWLEDGE_FILES.pages))) return withoutKnowledge();
  return createGroundedEngine({ knowledge: readKnowledge(siteFolder), search });
}

/** Of a site that was built without it: search works, answers do not. */
function withoutKnowledge(): AnswerEngine {
  return {
    name: 'none',
    // oxlint-disable-next-line require-yield
    async *answer() {
      throw new AnswerError('The assistant cannot answer here. Use search instead.');
    },
  };
}
