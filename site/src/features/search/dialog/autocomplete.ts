import type {
  AutocompleteApi,
  AutocompleteSource,
  AutocompleteState,
} from '@algolia/autocomplete-core';
import type { Conversation } from '../assistant/stored-conversations';
import type { DocsHit } from '@brand/wire/results';
import type { SearchFailure } from '../client/search-failure';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

/** An entry of a list in the dialog, with the fields that click events need. */
export type DialogItem = DocsHit & {
  /** URL of the hit; empty if it asks the assistant. */
  readonly address: string;
  /** The conversation to resume. */
  readonly conversation?: Conversation;
  /** 1-based position among all hits of the response. */
  readonly position?: number;
  readonly __autocomplete_indexName?: string;
  readonly __autocomplete_queryID?: string;
  readonly __autocomplete_algoliaCredentials?: { readonly appId: string; readonly apiKey: string };
  /** The hit of its page, if that is in the same list. */
  readonly __docsearch_parent?: DocsHit | null;
};

/**
 * The outcome of a query. Stored with the list, so that a late response cannot replace its count.
 */
export type Answer =
  | { readonly query: string; readonly count: number }
  | { readonly query: string; readonly failure: SearchFailure };

export type DialogSource = AutocompleteSource<DialogItem> & {
  readonly title: string;
  readonly answer?: Answer;
};

export type DialogState = AutocompleteState<DialogItem>;
export type DialogApi = AutocompleteApi<DialogItem, SyntheticEvent, MouseEvent, KeyboardEvent>;
export type DialogCollection = DialogState['collections'][number];

/** An entry together with the fields that the library adds. */
export type ListedItem = DialogCollection['items'][number];

/**
 * Id of the list whose only entry asks the assistant. It comes last, so that Enter opens the best
 * hit.
 */
export const ASK_SOURCE = 'askAI';
export const CONVERSATIONS_SOURCE = 'recentConversations';

export function sourceOf(collection: DialogCollection): DialogSource {
  return collection.source as unknown as DialogSource;
}

/** The visible outcome; `undefined` before the first response and on the start screen. */
export function answerOf({ collections }: DialogState): Answer | undefined {
  return collections[0] && sourceOf(collections[0]).answer;
}
