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

/** The field of the dialog, and what empties and closes it. */
export default function SearchBox({
  inputElement,
  setInputElement,
  state,
  api,
  onType,
  onClose,
}: Props) {
  // A text that is too long is not cut, which readers would not notice: a screen says what to do.
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
      // Enter without a chosen entry would send the form, and take the focus from the field.
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
          // These lead out of the field: the library would drop the answer that is on its way.
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
