import type { SearchFilters } from '@site/src/search/search-query';
import { useSearchContext } from '@site/src/search/use-search-context';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { answerOf } from './autocomplete';
import FilterChips from './FilterChips';
import Footer from './Footer';
import Screen from './Screen';
import './search-dialog.css';
import SearchBox from './SearchBox';
import { describeState } from './describe-state';
import { useAutocomplete } from './use-autocomplete';
import { useClosing } from './use-closing';
import { useModal } from './use-modal';
import { useStored } from './use-stored';

type Props = {
  /** What the reader typed before the dialog was there. */
  readonly initialQuery: string;
  readonly onClose: () => void;
};

/** Searches the docs while the reader types. */
export default function SearchDialog({ initialQuery, onClose }: Props) {
  const [filters, setFilters] = useState<SearchFilters>({});
  const [notice, setNotice] = useState('');
  const context = useSearchContext();
  const stored = useStored();
  const { close, noteQuery } = useClosing(initialQuery, onClose);
  const autocomplete = useAutocomplete({
    initialQuery,
    context,
    filters,
    stored,
    onClose: close,
  });
  const { state, api } = autocomplete;
  useEffect(() => noteQuery(state.query));
  const modal = useRef<HTMLDivElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useModal(modal, close);
  // It asks for what to show as soon as it has the focus.
  useEffect(() => input?.focus(), [input]);

  const ask = useCallback(
    (query: string): void => {
      api.setQuery(query);
      void api.refresh();
      input?.focus();
    },
    [api, input],
  );
  /** One step back: out of a mode of the dialog where there is one, else out of the dialog. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    close();
  };
  const answer = answerOf(state);
  const hasFailed = answer !== undefined && 'failure' in answer;

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The dialog inside has the role; Escape is the key for what a click beside it does.
    <div
      className={`DocSearch DocSearch-Container${state.status === 'stalled' ? ' DocSearch-Container--Stalled' : ''}${hasFailed ? ' DocSearch-Container--Errored' : ''}`}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div
        ref={modal}
        className="DocSearch-Modal"
        role="dialog"
        aria-modal="true"
        aria-label="Search docs"
      >
        <div className="DocSearch-SearchBar">
          <SearchBox
            inputElement={input}
            setInputElement={setInput}
            state={state}
            api={api}
            onType={() => list.current?.scrollTo(0, 0)}
            onClose={close}
          />
        </div>
        {state.query.trim() !== '' && <FilterChips filters={filters} onChange={setFilters} />}
        <div ref={list} className="DocSearch-Dropdown" onTouchMove={() => input?.blur()}>
          <Screen
            autocomplete={autocomplete}
            context={context}
            filters={filters}
            stored={stored}
            onAsk={ask}
            onNotice={setNotice}
          />
        </div>
        <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
          {describeState(state) || notice}
        </p>
        <div className="DocSearch-Footer">
          <Footer />
        </div>
      </div>
    </div>,
    document.body,
  );
}
