import type { FailureCode } from './login-error';

/** A message that is shown to the reader once. */
export type Notice = { readonly code: FailureCode | 'logged-out-here'; readonly message: string };

export type AccountState =
  /** Login is not configured, or its configuration has not loaded. */
  | { readonly status: 'off' }
  /** Redirecting to the provider, or completing the redirect back. */
  | { readonly status: 'busy'; readonly label: string }
  | {
      readonly status: 'logged-out';
      /** Whether the reader is logged in on another tab or a sibling site. */
      readonly hasHint: boolean;
      readonly notice?: Notice | undefined;
    }
  | { readonly status: 'logged-in'; readonly name: string; readonly notice?: Notice | undefined };
