import type { SearchFilters } from '@brand/wire/results';
import { useSearchContext } from '../client/use-search-context';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { answerOf } from './autocomplete';
import Footer from './Footer';
import './search-dialog.css';
import SearchMode from './SearchMode';
import { describeState } from './describe-state';
import { useAskAi } from './use-ask-ai';
import { useAutocomplete } from './use-autocomplete';
import { useDialogClose } from './use-dialog-close';
import { useModal } from './use-modal';
import { usePopularTasks } from './use-popular-tasks';
import { useStored } from './use-stored';

type Props = {
  /** Text typed before the dialog had loaded. */
  readonly initialQuery: string;
  readonly onClose: () => void;
};

export default function SearchDialog({ initialQuery, onClose }: Props) {
  const [filters, setFilters] = useState<SearchFilters>({});
  const [notice, setNotice] = useState('');
  const context = useSearchContext();
  const stored = useStored();
  const tasks = usePopularTasks(context);
  const { close, noteQuery } = useDialogClose(initialQuery, onClose);
  const askAi = useAskAi();
  const autocomplete = useAutocomplete({
    initialQuery,
    context,
    filters,
    stored,
    tasks,
    asking: askAi.asking,
    onClose: close,
  });
  const { state, api, open } = autocomplete;
  useEffect(() => noteQuery(state.query));
  const modal = useRef<HTMLDivElement>(null);
  useModal(modal, close);
  const leaveAskAi = (query?: string): void => {
    setNotice('');
    askAi.leave();
    if (query !== undefined) api.setQuery(query);
  };
  /** Escape leaves the AI mode first, then closes the dialog. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (askAi.mode) leaveAskAi();
    else close();
  };
  const answer = answerOf(state);
  const hasFailed = answer !== undefined && 'failure' in answer;

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The dialog inside has the role; Escape is the key for what a click beside it does.
    <div
      className={`DocSearch DocSearch-Container${state.status === 'stalled' || askAi.isLoading ? ' DocSearch-Container--Stalled' : ''}${hasFailed ? ' DocSearch-Container--Errored' : ''}`}
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
        {askAi.mode ? (
          <askAi.mode.AskAi
            entry={askAi.mode.entry}
            config={askAi.mode.config}
            conversations={askAi.mode.conversations}
            context={context}
            filters={filters}
            onSearch={leaveAskAi}
            onOpen={open}
            onClose={close}
            onNotice={setNotice}
          />
        ) : (
          <SearchMode
            autocomplete={autocomplete}
            context={context}
            filters={filters}
            stored={stored}
            conversations={askAi.asking?.conversations}
            hasAskAiFailed={askAi.hasFailed}
            onFilter={setFilters}
            onClose={close}
            onNotice={setNotice}
          />
        )}
        <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
          {(!askAi.mode && describeState(state)) || notice}
        </p>
        <div className="DocSearch-Footer">
          <Footer isAsking={askAi.mode !== undefined} />
        </div>
      </div>
    </div>,
    document.body,
  );
}
