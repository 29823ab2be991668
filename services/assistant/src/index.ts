export type { AnswerEngine, AnswerEvent, Question, Reader } from './answer-engine.ts';
export {
  type AssistantService,
  type AssistantServiceOptions,
  createAssistantService,
} from './create-assistant-service.ts';
export { createEngine, type EngineOptions } from './create-engine.ts';
export { readEnvironment } from './read-environment.ts';
export { type QuestionReport, readReport } from './report/report.ts';
export { writeReport } from './report/write-report.ts';
export type { FoundRecord, SearchDocs, SearchRequest } from './search-docs.ts';
export { searchOverHttp } from './search-over-http.ts';
export { openStore, sqliteFile } from './storage/open-store.ts';
