export type { AnswerEngine, AnswerEvent, Question, Reader } from './answer-engine.ts';
export {
  type AssistantService,
  type AssistantServiceOptions,
  createAssistantService,
} from './create-assistant-service.ts';
export { createEngine, type EngineOptions } from './create-engine.ts';
export { readEnvironment } from './read-environment.ts';
export { createReport, type QuestionReport, readReport } from './report/report.ts';
export type { FoundRecord, SearchDocs, SearchRequest } from './search-docs.ts';
export { searchOverHttp } from './search-over-http.ts';
