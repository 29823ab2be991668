import type { FailureCode } from './login-failure';

/** Something to tell the reader once. */
export type Notice = { readonly code: FailureCode | 'logged-out-here'; readonly message: string };

export type AccountState =
  /** Not configured, or not known yet. */
  | { readonly status: 'off' }
  /** On the way to the provider, or back. */
  | { readonly status: 'busy'; readonly label: string }
  | {
      readonly status: 'logged-out';
      /** Whether somebody is logged in on another tab or a sibling site. */
      readonly hasHint: boolean;
      readonly notice?: Notice | undefined;
    }
  | { readonly status: 'logged-in'; readonly name: string; readonly notice?: Notice | undefined };
