/** The name of the tool that searches the documentation, by which the dialog knows its line. */
export const SEARCH_TOOL = 'searchIndex';

/** The dialog lets readers type no more. */
export const MAX_QUESTION_LENGTH = 512;

/** What a search found, as small as it can be: clients send it back with every question. */
export type SearchOutput = {
  readonly query: string;
  readonly hits: readonly { readonly title: string; readonly url: string }[];
};

/** How the code block with this number in the answer's text, from 0, fared in the compiler. */
export type CodeCheck = {
  readonly block: number;
  /** Such as `Web SDK 6.0`. */
  readonly sdk: string;
  readonly compiles: boolean;
  /** What the compiler said, where it does not. */
  readonly message?: string;
  /** Where on the site the code opens as a program, such as `/playground/?sample=…`. */
  readonly playground?: string;
};

/** Questions that a reader may want to ask next, or why there are none. */
export type FollowUps = { readonly questions: readonly string[] } | { readonly error: string };

/** A message as clients send it. Only what users wrote is believed. */
export type ChatMessage = {
  readonly id: string;
  readonly role: 'system' | 'user' | 'assistant';
  readonly parts: readonly { readonly type: string; readonly text?: string }[];
};

/** The body of a question. */
export type ChatBody = {
  /** Of the conversation. */
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
  | { readonly type: 'data-follow-ups'; readonly id: string; readonly data: FollowUps };
