import type { VenueReply } from './venue-reply.ts';

/** Name of the search tool. The dialog recognises searches by it. */
export const SEARCH_TOOL = 'searchIndex';

/** Maximum length of a question, in characters: enough for an error with its stack trace. */
export const MAX_QUESTION_LENGTH = 4000;

/** Search results, kept small because clients send them back with every question. */
export type SearchOutput = {
  readonly query: string;
  readonly hits: readonly { readonly title: string; readonly url: string }[];
};

/** Compiler result of the code block with this index in the answer. */
export type CodeCheck = {
  readonly block: number;
  /** For example `Web SDK 6.0`. */
  readonly sdk: string;
  readonly compiles: boolean;
  /** Message of the compiler, if it does not compile. */
  readonly message?: string;
  /** URL of the program in the playground, for example `/playground/?sample=…`. */
  readonly playground?: string;
};

/** Suggested questions, or an error. */
export type FollowUps = { readonly questions: readonly string[] } | { readonly error: string };

/** Metadata of an answer's message. */
export type AnswerMetadata = {
  /** Engine that wrote it: `model` is a language model, `grounded` quotes pages, `venue` measures. */
  readonly engine: string;
  /** Whether the engine replaced a language model that failed. */
  readonly isFallback?: true;
};

/** A message as clients send it. Only messages of users are trusted. */
export type ChatMessage = {
  readonly id: string;
  readonly role: 'system' | 'user' | 'assistant';
  readonly parts: readonly { readonly type: string; readonly text?: string }[];
};

export type ChatBody = {
  /** Id of the conversation. */
  readonly id: string;
  readonly messages: readonly ChatMessage[];
  readonly trigger?: string;
  readonly searchParameters?: {
    /** `language:en`, and the tags of the versions that the reader has chosen. */
    readonly facetFilters?: readonly (string | readonly string[])[];
    /** `sdk:web-sdk`: the section of the open page. */
    readonly optionalFilters?: readonly string[];
  };
  readonly suggestedQuestionId?: string;
};

/** Chunks of the AI SDK's UI-message stream, the strict set of its version 5. */
export type StreamChunk =
  | { readonly type: 'start'; readonly messageId: string }
  | { readonly type: 'start-step' | 'finish-step' }
  | { readonly type: 'message-metadata'; readonly messageMetadata: AnswerMetadata }
  | { readonly type: 'finish'; readonly finishReason?: string }
  | { readonly type: 'abort' }
  | { readonly type: 'error'; readonly errorText: string }
  | { readonly type: 'text-start' | 'text-end'; readonly id: string }
  | { readonly type: 'text-delta'; readonly id: string; readonly delta: string }
  | { readonly type: 'reasoning-start' | 'reasoning-end'; readonly id: string }
  | { readonly type: 'reasoning-delta'; readonly id: string; readonly delta: string }
  | {
      readonly type: 'source-url';
      readonly sourceId: string;
      readonly url: string;
      readonly title: string;
    }
  | {
      readonly type: 'tool-input-start';
      readonly toolCallId: string;
      readonly toolName: string;
      readonly providerExecuted: true;
    }
  | {
      readonly type: 'tool-input-delta';
      readonly toolCallId: string;
      readonly inputTextDelta: string;
    }
  | {
      readonly type: 'tool-input-available';
      readonly toolCallId: string;
      readonly toolName: string;
      readonly input: { readonly query: string };
      readonly providerExecuted: true;
    }
  | {
      readonly type: 'tool-output-available';
      readonly toolCallId: string;
      readonly output: SearchOutput;
      readonly providerExecuted: true;
    }
  | {
      readonly type: 'tool-output-error';
      readonly toolCallId: string;
      readonly errorText: string;
      readonly providerExecuted: true;
    }
  | { readonly type: 'data-code-check'; readonly id: string; readonly data: CodeCheck }
  | { readonly type: 'data-venue'; readonly id: string; readonly data: VenueReply }
  | { readonly type: 'data-follow-ups'; readonly id: string; readonly data: FollowUps };
