import type { Conversation } from '../assistant/stored-conversations';
import type { SearchConfig } from '@brand/wire/search';
import type { DocsHit, StoredHit } from '@brand/wire/results';
import { groupHits, isPage, pageOf } from '../client/group-hits';
import type { SearchFailure } from '../client/search-failure';
import type { PopularTask } from './list-popular-tasks';
import {
  type Answer,
  ASK_SOURCE,
  CONVERSATIONS_SOURCE,
  type DialogItem,
  type DialogSource,
  TASKS_SOURCE,
} from './autocomplete';

type AddressOf = (hit: StoredHit) => string | undefined;
type OnSelect = NonNullable<DialogSource['onSelect']>;

export type HitsAnswer = {
  readonly query: string;
  readonly hits: readonly DocsHit[];
  readonly nbHits?: number;
  readonly queryID?: string;
};

export type SourceOptions = {
  readonly config: SearchConfig;
  readonly addressOf: AddressOf;
  readonly onSelect: OnSelect;
};

/** The lists of a response, one per page title. */
export function makeHitSources(answer: HitsAnswer, options: SourceOptions): DialogSource[] {
  const { query, hits, nbHits, queryID } = answer;
  const { appId, apiKey, index } = options.config;
  const items = hits.flatMap((hit, at): DialogItem[] => {
    const address = options.addressOf(hit);
    if (address === undefined) return [];
    return [
      {
        ...hit,
        address,
        position: at + 1,
        __autocomplete_indexName: index,
        __autocomplete_queryID: queryID,
        __autocomplete_algoliaCredentials: { appId, apiKey },
      },
    ];
  });
  const counted: Answer = { query, count: items.length === 0 ? 0 : (nbHits ?? items.length) };
  if (items.length === 0) return [makeEmptySource(counted, options)];
  return groupHits(items).map(({ title, hits: members }, at) =>
    makeSource(
      { id: `hits_docsearch_${at}`, title, items: withParents(members) },
      options,
      counted,
    ),
  );
}

/** An empty list that carries the failure. */
export function makeFailureSources(
  query: string,
  failure: SearchFailure,
  options: SourceOptions,
): DialogSource[] {
  return [makeEmptySource({ query, failure }, options)];
}

/** Lists of recent and favourite searches. */
export function makeStoredSources(
  stored: { readonly recent: readonly StoredHit[]; readonly favorite: readonly StoredHit[] },
  options: SourceOptions,
): DialogSource[] {
  const { addressOf } = options;
  const toItems = (hits: readonly StoredHit[]): DialogItem[] =>
    hits.flatMap((hit) => {
      const address = addressOf(hit);
      return address === undefined ? [] : [{ ...hit, address }];
    });
  return [
    makeSource({ id: 'recentSearches', title: 'Recent', items: toItems(stored.recent) }, options),
    makeSource(
      { id: 'favoriteSearches', title: 'Favorite', items: toItems(stored.favorite) },
      options,
    ),
  ];
}

/** The list of popular tasks. Opening one is no search, so it does not become a recent one. */
export function makeTaskSource(tasks: readonly PopularTask[], onSelect: OnSelect): DialogSource {
  const items = tasks.map(({ label, address, version }): DialogItem => ({
    objectID: address,
    type: 'lvl1',
    url: address,
    address,
    hierarchy: { lvl0: label, lvl1: label },
    ...(version && { version }),
  }));
  return {
    sourceId: TASKS_SOURCE,
    title: 'Popular tasks',
    getItems: () => items,
    getItemUrl: ({ item }) => item.address,
    onSelect,
  };
}

/** The entry that asks the assistant about the query. */
export function makeAskSource(query: string, onAsk: (query: string) => void): DialogSource {
  const item: DialogItem = {
    objectID: 'ask-ai-button',
    type: 'askAI',
    url: '',
    address: '',
    hierarchy: { lvl0: 'Ask AI', lvl1: query },
  };
  return {
    sourceId: ASK_SOURCE,
    title: 'Ask AI',
    getItems: () => [item],
    // The current query: the list may still belong to the previous one.
    onSelect: ({ state }) => onAsk(state.query),
  };
}

/** The list of conversations to resume. */
export function makeConversationSource(
  conversations: readonly Conversation[],
  onResume: (conversation: Conversation) => void,
): DialogSource {
  const items = conversations.map((conversation): DialogItem => ({
    objectID: conversation.objectID,
    type: 'askAI',
    url: '',
    address: '',
    hierarchy: { lvl0: 'askAI', lvl1: conversation.query },
    conversation,
  }));
  return {
    sourceId: CONVERSATIONS_SOURCE,
    title: 'Recent conversations',
    getItems: () => items,
    onSelect: ({ item }) => item.conversation && onResume(item.conversation),
  };
}

function withParents(items: readonly DialogItem[]): DialogItem[] {
  const pages = new Map(items.filter(isPage).map((page) => [pageOf(page), page]));
  return items.map((item) => ({
    ...item,
    __docsearch_parent: isPage(item) ? null : (pages.get(pageOf(item)) ?? null),
  }));
}

function makeEmptySource(answer: Answer, options: SourceOptions): DialogSource {
  return makeSource({ id: 'hits_docsearch_0', title: '', items: [] }, options, answer);
}

type List = { readonly id: string; readonly title: string; readonly items: DialogItem[] };

function makeSource(
  { id, title, items }: List,
  options: SourceOptions,
  answer?: Answer,
): DialogSource {
  return {
    sourceId: id,
    title,
    ...(answer && { answer }),
    getItems: () => items,
    getItemUrl: ({ item }) => item.address,
    onSelect: options.onSelect,
  };
}
