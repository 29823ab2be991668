export {
  ASSISTANT_CONFIG_FILE,
  ASSISTANT_VARIABLES,
  type AssistantConfig,
  assistantOrigin,
  readAssistantConfig,
} from './assistant-config.ts';
export {
  type AnswerMetadata,
  type ChatBody,
  type ChatMessage,
  type CodeCheck,
  type FollowUps,
  MAX_QUESTION_LENGTH,
  SEARCH_TOOL,
  type SearchOutput,
  type StreamChunk,
} from './chat.ts';
export { CODE_TYPES_FILE, type CodeTypes } from './code-types.ts';
export type {
  CodeBlock,
  KnownBlock,
  PageRecord,
  KnownSample,
  KnownSection,
  KnownSymbol,
} from './knowledge.ts';
export { KNOWLEDGE_FILES } from './knowledge.ts';
export type {
  VenueReply,
  VenueReplyChoice,
  VenueReplyElement,
  VenueReplyPlace,
  VenueReplyRoute,
  VenueReplyVenue,
} from './venue-reply.ts';
export { PAGE_QUESTIONS_FILE, type PageQuestions } from './page-questions.ts';
