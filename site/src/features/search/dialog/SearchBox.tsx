import type { KeyboardEvent, RefCallback } from 'react';
import {
  type DialogApi,
  type DialogCollection,
  type DialogState,
  isGrid,
  isStart,
} from './autocomplete';
import { CloseIcon, SearchIcon } from './icons';
import { optionIdOf } from './option-id';

type Props = {
  readonly inputElement: HTMLInputElement | null;
  readonly setInputElement: RefCallback<HTMLInputElement>;
  readonly state: DialogState;
  readonly api: DialogApi;
  readonly onType: () => void;
  readonly onClose: () => void;
};

/** The search field with its reset and close buttons. */
export default function SearchBox({
  inputElement,
  setInputElement,
  state,
  api,
  onType,
  onClose,
}: Props) {
  // No maximum length, because readers would not notice the cut: a screen shows a message instead.
  const {
    onKeyDown,
    onChange,
    maxLength: _maxLength,
    'aria-controls': _lists,
    'aria-activedescendant': activeItem,
    ...inputProps
  } = api.getInputProps({
    inputElement,
    maxLength: Infinity,
  });
  const shownLists = state.collections.filter(({ items }) => items.length > 0);
  const isStartShown = isStart(state);
  // External tests expect that the field controls no list before a query, or before an arrow key.
  const isExpanded =
    state.isOpen && shownLists.length > 0 && (!isStartShown || activeItem !== undefined);
  const hasRows = shownLists.some(({ source }) => isGrid(source.sourceId));
  const isRowActive = shownLists.some(
    ({ source: { sourceId } }) =>
      isGrid(sourceId) && activeItem?.startsWith(`docsearch-${sourceId}-`),
  );
  return (
    <form
      {...api.getFormProps({ inputElement })}
      className="DocSearch-Form"
      // Enter without an active entry would submit the form and blur the field.
      onSubmit={(event) => event.preventDefault()}
    >
      <label {...api.getLabelProps()} htmlFor={inputProps.id} className="DocSearch-MagnifierLabel">
        <SearchIcon />
        <span className="DocSearch-VisuallyHiddenForAccessibility">Search docs</span>
      </label>
      <span className="DocSearch-LoadingIndicator" aria-hidden="true" />
      <input
        {...inputProps}
        ref={setInputElement}
        className="DocSearch-Input"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-haspopup={hasRows ? 'grid' : 'listbox'}
        aria-controls={isExpanded ? shownLists.map(listIdOf).join(' ') : undefined}
        aria-activedescendant={activeItem && (isRowActive ? activeItem : optionIdOf(activeItem))}
        onChange={(event) => {
          onType();
          onChange(event);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          // On these keys the library would discard the pending response.
          if (event.key === 'Tab' || event.key === 'Escape') return;
          // The start screen is hidden while the first response is pending.
          const isHidden = isStartShown && state.query.trim() !== '';
          if (event.key !== 'Enter' || !isHidden) onKeyDown(event);
        }}
      />
      <button
        type="reset"
        className="DocSearch-Reset DocSearch-Clear"
        aria-label="Clear the query"
        hidden={state.query === ''}
      >
        Clear
      </button>
      <button
        type="button"
        className="DocSearch-Close DocSearch-Cancel"
        aria-label="Close"
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </form>
  );
}

/** The id that the library gives to a list. */
function listIdOf({ source }: DialogCollection): string {
  return `docsearch-${source.sourceId}-list`;
}
