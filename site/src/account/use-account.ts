import { useSyncExternalStore } from 'react';
import { account } from './account';
import type { AccountState } from './account-state';

/** The login state of this tab. */
export function useAccount(): AccountState {
  return useSyncExternalStore(account.subscribe, account.getState, account.getState);
}
