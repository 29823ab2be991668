import type { StoredConversations } from '../assistant/stored-conversations';
import type { SearchContext, SearchFilters } from '@brand/wire/results';
import { useCallback, useEffect, useRef, useState } from 'react';
import AskAiFailure from './AskAiFailure';
import FilterChips from './FilterChips';
import Screen from './Screen';
import SearchBox from './SearchBox';
import type { Autocomplete } from './use-autocomplete';
import type { Stored } from './use-stored';

type Props = {
  readonly autocomplete: Autocomplete;
  readonly context: SearchContext;
  readonly filters: SearchFilters;
  readonly stored: Stored;
  readonly conversations: StoredConversations | undefined;
  readonly hasAskAiFailed: boolean;
  readonly onFilter: (filters: SearchFilters) => void;
  readonly onClose: () => void;
  readonly onNotice: (text: string) => void;
};

/** The search mode of the dialog: field, filters and results. */
export default function SearchMode(props: Props) {
  const { autocomplete, context, filters, stored, conversations, onNotice } = props;
  const { api, state } = autocomplete;
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // The library requests the initial lists on focus.
  useEffect(() => input?.focus(), [input]);

  const ask = useCallback(
    (query: string): void => {
      api.setQuery(query);
      void api.refresh();
      input?.focus();
    },
    [api, input],
  );
  return (
    <>
      <div className="DocSearch-SearchBar">
        <SearchBox
          inputElement={input}
          setInputElement={setInput}
          state={state}
          api={api}
          onType={() => list.current?.scrollTo(0, 0)}
          onClose={props.onClose}
        />
      </div>
      {state.query.trim() !== '' && <FilterChips filters={filters} onChange={props.onFilter} />}
      <div ref={list} className="DocSearch-Dropdown" onTouchMove={() => input?.blur()}>
        {props.hasAskAiFailed && <AskAiFailure />}
        <Screen
          autocomplete={autocomplete}
          context={context}
          filters={filters}
          stored={stored}
          conversations={conversations}
          onAsk={ask}
          onNotice={(text) => {
            onNotice(text);
            // The focused button was removed with its entry.
            input?.focus();
          }}
        />
      </div>
    </>
  );
}
