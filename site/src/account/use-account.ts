import { useSyncExternalStore } from 'react';
import { account } from './account';
import type { AccountState } from './account-state';

/** Who is logged in, in this tab. */
export function useAccount(): AccountState {
  return useSyncExternalStore(account.subscribe, account.getState, account.getState);
}
