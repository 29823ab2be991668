import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, runInSlices, type SlicedTask } from '@brand/service-kit';
import { KNOWLEDGE_FILES } from '@brand/wire/assistant';
import { type AnswerEngine, AnswerError } from './answer-engine.ts';
import { createCodeChecker } from './code-check/index.ts';
import { createGroundedEngine } from './grounded/grounded-engine.ts';
import { type Knowledge, readKnowledge } from './knowledge/read-knowledge.ts';
import { readModelSettings } from './model/read-settings.ts';
import { createRetrieve } from './retrieval/create-retrieve.ts';
import { SectionIndex } from './retrieval/section-index.ts';
import type { SearchDocs } from './search-docs.ts';
import { VenueAnswers } from './venue-answers/venue-answers.ts';
import { type VenueAnswersParts, withVenueAnswers } from './venue-answers/with-venue-answers.ts';

export type EngineOptions = {
  /** The built site, including the assistant's knowledge files. */
  readonly siteFolder: string;
  readonly search: SearchDocs;
  /** Holds the demo venues, `<id>/mvf-3.zip`, which questions can be about. */
  readonly venuesFolder?: string | undefined;
  /** Contains the settings of a language model, if the operator uses one. */
  readonly environment: Environment;
};

const WARM_UP = ['How do I add a marker?', 'map.camera.focusOn options', 'why is my map blank'];

/** Creates the engine: venues answer questions about them, and the documentation all others. */
export function createEngine({ venuesFolder, ...options }: EngineOptions): AnswerEngine {
  const engine = createDocumentationEngine(options);
  if (venuesFolder === undefined) return engine;
  const answers = new VenueAnswers({ venuesFolder });
  const find: VenueAnswersParts['find'] = (text, before) => answers.find(text, before);
  return withVenueAnswers(engine, { venuesFolder, find });
}

/**
 * Creates the engine: a language model if one is configured, else quotations of the pages, which
 * also answer when the model fails. Pages are read in time slices; questions wait until that is
 * done.
 */
function createDocumentationEngine({
  siteFolder,
  search,
  environment,
}: Omit<EngineOptions, 'venuesFolder'>): AnswerEngine {
  const settings = readModelSettings(environment);
  if (!existsSync(join(siteFolder, KNOWLEDGE_FILES.pages))) return createUnavailableEngine();
  const opening = runInSlices(readPages(siteFolder));
  // Its worker starts with the first program, and terminates when it is idle.
  const checkCode = createCodeChecker({ siteFolder }).check;
  if (!settings) {
    const grounded = opening.then((pages) => createGroundedEngine({ ...pages, search, checkCode }));
    return startWarmUp(createLazyEngine('grounded', grounded));
  }
  const model = opening.then(async (pages) => {
    // Loaded on demand: most sites have no model, and its libraries are large.
    const { createModelEngine } = await import('./model/create-model-engine.ts');
    return createModelEngine({
      settings,
      fallback: createGroundedEngine({ ...pages, search, checkCode }),
      retrieve: createRetrieve({ ...pages, search }),
      checkCode,
      siteUrl: siteUrlOf(pages.knowledge),
    });
  });
  return createLazyEngine('model', model);
}

type ReadPages = { readonly knowledge: Knowledge; readonly sectionIndex: SectionIndex };

function* readPages(siteFolder: string): SlicedTask<ReadPages> {
  const knowledge = yield* readKnowledge(siteFolder);
  return { knowledge, sectionIndex: yield* SectionIndex.build(knowledge) };
}

function createLazyEngine(name: string, opening: Promise<AnswerEngine>): AnswerEngine {
  // Each question rejects with the error; without this the process would exit.
  opening.catch(() => undefined);
  return {
    name,
    async *answer(question) {
      const engine = await opening;
      yield* engine.answer(question);
    },
  };
}

/** Warms up the engine, so that the first question does not wait for JIT compilation. */
function startWarmUp(engine: AnswerEngine): AnswerEngine {
  const asking = async (): Promise<void> => {
    for (const text of WARM_UP) {
      const question = {
        text,
        before: [],
        reader: { tags: [] },
        signal: new AbortController().signal,
      };
      for await (const event of engine.answer(question)) void event;
    }
  };
  // The search may be another process that has not started yet. Readers get the error when they
  // ask.
  asking().catch(() => undefined);
  return engine;
}

function siteUrlOf({ pages }: Knowledge): string {
  for (const { url } of pages.values()) return new URL(url).origin;
  throw new Error('The assistant has no pages. Build the site again: npm run build');
}

/** Engine for a site built without knowledge files: search works, answers do not. */
function createUnavailableEngine(): AnswerEngine {
  return {
    name: 'none',
    // oxlint-disable-next-line require-yield
    async *answer() {
      throw new AnswerError('The assistant is not available here. Use search instead.');
    },
  };
}
