import { createAutocomplete } from '@algolia/autocomplete-core';
import type { Conversation, StoredConversations } from '../assistant/stored-conversations';
import type { SearchContext, SearchFilters, StoredHit } from '@brand/wire/results';
import { insightsClient } from '../client/insights-client';
import { searchConfig } from '../client/search-config';
import { isTrackingAllowed, searchDocs } from '../client/search-docs';
import { rejectQuery, toSearchFailure } from '../client/search-failure';
import { isForBrowser } from '../client/use-open-hit';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import type { DialogApi, DialogItem, DialogSource, DialogState } from './autocomplete';
import {
  makeAskSource,
  makeConversationSource,
  makeFailureSources,
  makeHitSources,
  makeStoredSources,
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
  /** `undefined` if there is no assistant. */
  readonly asking: Asking | undefined;
  readonly addressOf: (hit: StoredHit) => string | undefined;
  /** Opens a page and closes the dialog. */
  readonly open: (address: string) => void;
  readonly onClose: () => void;
};

/** State, keyboard handling and requests of one opening of the dialog. */
export class DialogSession {
  readonly api: DialogApi;
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
      onStateChange: ({ state }) => onState(state),
      getSources: ({ query }) => this.#getSources(query),
    });
  }

  update(settings: SessionSettings): void {
    const isNarrower = settings.filters !== this.#settings.filters;
    this.#settings = settings;
    if (isNarrower) void this.api.refresh();
  }

  async #getSources(query: string): Promise<DialogSource[]> {
    const { stored, asking, addressOf, context, filters, onClose } = this.#settings;
    const options = {
      config: searchConfig(),
      addressOf,
      onSelect: ({ item, event }: { item: DialogItem; event: object }) => {
        if (!stored.favorite.has(item)) stored.recent.add(item);
        // The browser opens a new tab, and the dialog stays.
        if (!isForBrowser(event as globalThis.KeyboardEvent)) onClose();
      },
    };
    if (query.trim() === '') {
      const favorite = stored.favorite.getAll();
      return [
        ...makeStoredSources({ recent: visibleRecent(stored), favorite }, options),
        ...(asking ? [makeConversationSource(asking.conversations.getAll(), asking.onResume)] : []),
      ];
    }
    const rejection = rejectQuery(query);
    if (rejection) return makeFailureSources(query, rejection, options);
    try {
      const answer = { ...(await searchDocs(query, context, filters)), query };
      return [
        ...makeHitSources(answer, options),
        ...(asking ? [makeAskSource(query, asking.onAsk)] : []),
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
