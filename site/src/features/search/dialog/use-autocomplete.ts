import type { SearchContext, SearchFilters } from '@brand/wire/results';
import { useHitAddress, useOpenAddress } from '../client/use-open-hit';
import { useEffect, useState } from 'react';
import type { DialogApi, DialogState } from './autocomplete';
import { type Asking, DialogSession } from './dialog-session';
import type { PopularTask } from './list-popular-tasks';
import type { Stored } from './use-stored';

export type AutocompleteOptions = {
  readonly initialQuery: string;
  readonly context: SearchContext;
  readonly filters: SearchFilters;
  readonly stored: Stored;
  readonly tasks: readonly PopularTask[];
  readonly asking: Asking | undefined;
  readonly onClose: () => void;
};

export type Autocomplete = {
  readonly state: DialogState;
  readonly api: DialogApi;
  /** Opens a page and closes the dialog. */
  readonly open: (address: string) => void;
};

/** State of the dialog, owned by one session from opening to closing. */
export function useAutocomplete({ initialQuery, ...options }: AutocompleteOptions): Autocomplete {
  const addressOf = useHitAddress();
  const openAddress = useOpenAddress();
  const open = (address: string): void => {
    options.onClose();
    openAddress(address);
  };
  const settings = { ...options, addressOf, open };
  const [state, setState] = useState(() => initialState(initialQuery));
  const [session] = useState(() => new DialogSession(initialQuery, settings, setState));
  useEffect(() => session.update(settings));
  return { state, api: session.api, open };
}

function initialState(query: string): DialogState {
  return {
    query,
    collections: [],
    completion: null,
    context: {},
    isOpen: false,
    activeItemId: null,
    status: 'idle',
  };
}
