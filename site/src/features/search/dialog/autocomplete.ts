import type {
  AutocompleteApi,
  AutocompleteSource,
  AutocompleteState,
} from '@algolia/autocomplete-core';
import type { Conversation } from '../assistant/stored-conversations';
import type { DocsHit, ResultFields } from '@brand/wire/results';
import type { SearchFailure } from '../client/search-failure';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

/** An entry of a list in the dialog, with the fields that click events need. */
export type DialogItem = DocsHit &
  ResultFields & {
    /** URL of the hit; empty if it asks the assistant. */
    readonly address: string;
    /** The conversation to resume. */
    readonly conversation?: Conversation;
    /** 1-based position among all hits of the response. */
    readonly position?: number;
    readonly __autocomplete_indexName?: string;
    readonly __autocomplete_queryID?: string;
    readonly __autocomplete_algoliaCredentials?: {
      readonly appId: string;
      readonly apiKey: string;
    };
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
 * Id of the list whose only entry asks the assistant. It comes first, above the hits, but the best
 * hit is active, so that Enter opens that.
 */
export const ASK_SOURCE = 'askAI';
export const CONVERSATIONS_SOURCE = 'recentConversations';
export const TASKS_SOURCE = 'popularTasks';

/** Lists whose rows have buttons beside the link. */
const GRIDS: ReadonlySet<string> = new Set([
  'recentSearches',
  'favoriteSearches',
  CONVERSATIONS_SOURCE,
]);

export function sourceOf(collection: DialogCollection): DialogSource {
  return collection.source as unknown as DialogSource;
}

/** Whether a list is a grid of rows rather than a list box of options. */
export function isGrid(sourceId: string): boolean {
  return GRIDS.has(sourceId);
}

/** Whether the lists are those of the start screen. */
export function isStart({ collections }: DialogState): boolean {
  return collections.some(({ source }) => source.sourceId === TASKS_SOURCE);
}

export function hasHits({ answer }: DialogSource): boolean {
  return answer !== undefined && 'count' in answer && answer.count > 0;
}

/** Whether the entry that asks the assistant is shown above hits, rather than in place of them. */
export function isAskAiAboveHits({ collections }: DialogState): boolean {
  const [first, ...rest] = collections;
  return first?.source.sourceId === ASK_SOURCE && rest.map(sourceOf).some(hasHits);
}

/** The visible outcome; `undefined` before the first response and on the start screen. */
export function answerOf({ collections }: DialogState): Answer | undefined {
  return collections.map(sourceOf).find(({ answer }) => answer)?.answer;
}
