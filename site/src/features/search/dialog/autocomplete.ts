import type {
  AutocompleteApi,
  AutocompleteSource,
  AutocompleteState,
} from '@algolia/autocomplete-core';
import type { Conversation } from '../assistant/stored-conversations';
import type { DocsHit } from '@brand/wire/results';
import type { SearchFailure } from '../client/search-failure';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

/** An entry of a list of the dialog, with what counts clicks has to know. */
export type DialogItem = DocsHit & {
  /** Where it leads; nowhere if it asks the assistant. */
  readonly address: string;
  /** One to go on with. */
  readonly conversation?: Conversation;
  /** Its place among all hits of the answer, from 1. */
  readonly position?: number;
  readonly __autocomplete_indexName?: string;
  readonly __autocomplete_queryID?: string;
  readonly __autocomplete_algoliaCredentials?: { readonly appId: string; readonly apiKey: string };
  /** The page that it is a part of, if that is in the same list. */
  readonly __docsearch_parent?: DocsHit | null;
};

/** What came back for a query. Kept with the list, so that a late answer cannot replace its count. */
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

/** The entries as they stand in the list. */
export type ListedItem = DialogCollection['items'][number];

/** The list whose one entry asks the assistant. It comes last, so that Enter opens the best hit. */
export const ASK_SOURCE = 'askAI';
export const CONVERSATIONS_SOURCE = 'recentConversations';

export function sourceOf(collection: DialogCollection): DialogSource {
  return collection.source as unknown as DialogSource;
}

/** The answer on screen; none before the first, and on the start screen. */
export function answerOf({ collections }: DialogState): Answer | undefined {
  return collections[0] && sourceOf(collections[0]).answer;
}
