import type { KeyboardEvent, RefCallback } from 'react';
import type { DialogApi, DialogState } from './autocomplete';
import { CloseIcon, SearchIcon } from './icons';

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
    ...inputProps
  } = api.getInputProps({
    inputElement,
    maxLength: Infinity,
  });
  const hasList = state.isOpen && state.collections.some(({ items }) => items.length > 0);
  const isStart = state.collections[0]?.source.sourceId === 'recentSearches';
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
        aria-expanded={hasList}
        aria-haspopup={isStart ? 'grid' : 'listbox'}
        aria-controls={hasList ? inputProps['aria-controls'] : undefined}
        onChange={(event) => {
          onType();
          onChange(event);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          // On these keys the library would discard the pending response.
          if (event.key !== 'Tab' && event.key !== 'Escape') onKeyDown(event);
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
