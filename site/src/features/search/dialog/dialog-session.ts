import { createAutocomplete } from '@algolia/autocomplete-core';
import type { Conversation, StoredConversations } from '../assistant/stored-conversations';
import type { SearchContext, SearchFilters, StoredHit } from '@brand/wire/results';
import { insightsClient } from '../client/insights-client';
import { searchConfig } from '../client/search-config';
import { isTrackingAllowed, searchDocs } from '../client/search-docs';
import { rejectQuery, toSearchFailure } from '../client/search-failure';
import { isForBrowser } from '../client/use-open-hit';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import {
  ASK_SOURCE,
  type DialogApi,
  type DialogItem,
  type DialogSource,
  type DialogState,
  hasHits,
  isAskAiAboveHits,
} from './autocomplete';
import type { PopularTask } from './list-popular-tasks';
import {
  makeAskSource,
  makeConversationSource,
  makeFailureSources,
  makeHitSources,
  makeStoredSources,
  makeTaskSource,
} from './make-sources';
import { type Stored, visibleRecent } from './use-stored';

/** Callbacks of the AI mode. */
export type Asking = {
  readonly conversations: StoredConversations;
  readonly onAsk: (question: string) => void;
  readonly onResume: (conversation: Conversation) => void;
};

/** Settings that are read when a key is pressed. */
export type SessionSettings = {
  readonly context: SearchContext;
  readonly filters: SearchFilters;
  readonly stored: Stored;
  readonly tasks: readonly PopularTask[];
  /** `undefined` if there is no assistant. */
  readonly asking: Asking | undefined;
  readonly addressOf: (hit: StoredHit) => string | undefined;
  /** Opens a page and closes the dialog. */
  readonly open: (address: string) => void;
  readonly onClose: () => void;
};

/** The entry that asks the assistant is the first of the list. */
const FIRST_HIT_BELOW_ASK_AI = 1;

/** State, keyboard handling and requests of one opening of the dialog. */
export class DialogSession {
  readonly api: DialogApi;
  #activeItemId: number | null = null;
  #settings: SessionSettings;

  constructor(
    initialQuery: string,
    settings: SessionSettings,
    onState: (state: DialogState) => void,
  ) {
    this.#settings = settings;
    this.api = createAutocomplete<DialogItem, SyntheticEvent, MouseEvent, KeyboardEvent>({
      id: 'docsearch',
      defaultActiveItemId: 0,
      openOnFocus: true,
      placeholder: 'Search docs',
      initialState: { query: initialQuery },
      insights: isTrackingAllowed() && INSIGHTS,
      navigator: { navigate: ({ itemUrl }) => this.#settings.open(itemUrl) },
      onStateChange: ({ state }) => {
        this.#activeItemId = state.activeItemId;
        onState(state);
      },
      getSources: async ({ query, state, setActiveItemId }) => {
        const isStart = query.trim() === '';
        // The library has just activated the first entry of the list that is shown.
        if (!isStart && isAskAiAboveHits(state)) setActiveItemId(FIRST_HIT_BELOW_ASK_AI);
        const sources = await this.#getSources(query);
        if (this.#activeItemId !== 0) return sources;
        const isAskAiFirst = sources[0]?.sourceId === ASK_SOURCE && sources.some(hasHits);
        if (isAskAiFirst) setActiveItemId(FIRST_HIT_BELOW_ASK_AI);
        else if (isStart && !this.#hasStored()) setActiveItemId(null);
        return sources;
      },
    });
  }

  update(settings: SessionSettings): void {
    const isNarrower = settings.filters !== this.#settings.filters;
    this.#settings = settings;
    if (isNarrower) void this.api.refresh();
  }

  /** Whether the start screen shows more than popular tasks, which Enter alone must not open. */
  #hasStored(): boolean {
    const { stored, asking } = this.#settings;
    return [stored.recent, stored.favorite, asking?.conversations].some(
      (store) => store !== undefined && store.getAll().length > 0,
    );
  }

  async #getSources(query: string): Promise<DialogSource[]> {
    const { stored, tasks, asking, addressOf, context, filters, onClose } = this.#settings;
    // The browser opens a new tab, and the dialog stays.
    const closeUnlessForBrowser = ({ event }: { event: object }): void => {
      if (!isForBrowser(event as globalThis.KeyboardEvent)) onClose();
    };
    const options = {
      config: searchConfig(),
      addressOf,
      onSelect: ({ item, event }: { item: DialogItem; event: object }) => {
        if (!stored.favorite.has(item)) stored.recent.add(item);
        closeUnlessForBrowser({ event });
      },
    };
    if (query.trim() === '') {
      const favorite = stored.favorite.getAll();
      return [
        ...makeStoredSources({ recent: visibleRecent(stored), favorite }, options),
        ...(asking ? [makeConversationSource(asking.conversations.getAll(), asking.onResume)] : []),
        makeTaskSource(tasks, closeUnlessForBrowser),
      ];
    }
    const rejection = rejectQuery(query);
    if (rejection) return makeFailureSources(query, rejection, options);
    try {
      const answer = { ...(await searchDocs(query, context, filters)), query };
      return [
        ...(asking ? [makeAskSource(query, asking.onAsk)] : []),
        ...makeHitSources(answer, options),
      ];
    } catch (error) {
      return makeFailureSources(query, toSearchFailure(error), options);
    }
  }
}

const INSIGHTS: Exclude<Parameters<typeof createAutocomplete>[0]['insights'], boolean | undefined> =
  {
    insightsClient,
    onSelect: ({ insights, insightsEvents, item }) => {
      // Position among all hits; the library would count within the group.
      const positions = [(item as unknown as DialogItem).position ?? 1];
      const algoliaSource = ['autocomplete', 'autocomplete-internal'];
      insights.clickedObjectIDsAfterSearch(
        ...insightsEvents.map((event) => ({ ...event, positions, algoliaSource })),
      );
    },
  };
