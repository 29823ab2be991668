/** Why a login failed. */
export type FailureCode =
  | 'refused'
  | 'session-ended'
  | 'wrong-state'
  | 'expired'
  | 'unreachable'
  | 'provider-error'
  | 'rejected'
  | 'bad-answer'
  | 'insecure'
  | 'no-storage';

/** Messages for readers, each with a suggested action. */
export const FAILURE_MESSAGES: Readonly<Record<FailureCode, string>> = {
  refused:
    'You are not logged in: the login was cancelled or refused. Choose Log in to try again; the playground works without.',
  'session-ended': 'Your login has ended. Choose Log in to log in again.',
  'wrong-state':
    'You are not logged in: this login did not begin in this tab, or it took too long. Choose Log in to begin again here.',
  expired: 'You are not logged in: the login took too long. Choose Log in to try again.',
  unreachable:
    'The login service cannot be reached. Check your connection and try again in a moment; the playground works without.',
  'provider-error':
    'The login service has a problem of its own. Try again in a few minutes; the playground works without.',
  rejected: 'The login service refused this site. Tell us, please; the playground works without.',
  'bad-answer':
    'You are not logged in: the answer of the login service does not fit. Check the clock of your device, and try again.',
  insecure: 'Login needs a secure connection. Open this page with https.',
  'no-storage':
    'Login needs to remember that it began, and your browser lets this site store nothing. Allow it to store data, and try again.',
};

const CODES_OF_PROVIDERS: Readonly<Record<string, FailureCode>> = {
  access_denied: 'refused',
  login_required: 'session-ended',
  interaction_required: 'session-ended',
  consent_required: 'session-ended',
  account_selection_required: 'session-ended',
  invalid_grant: 'expired',
  server_error: 'provider-error',
  temporarily_unavailable: 'provider-error',
};

/** A login error with a message for readers. */
export class LoginError extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, options?: ErrorOptions) {
    super(FAILURE_MESSAGES[code], options);
    this.name = 'LoginFailure';
    this.code = code;
  }
}

/** Wraps any error of the login flow. */
export function toLoginError(error: unknown): LoginError {
  return error instanceof LoginError
    ? error
    : new LoginError(classifyError(error), { cause: error });
}

function classifyError(error: unknown): FailureCode {
  if (!(error instanceof Error)) return 'provider-error';
  const { name, message } = error;
  if (name === 'ErrorResponse') {
    return CODES_OF_PROVIDERS[(error as { error?: string }).error ?? ''] ?? 'rejected';
  }
  // `fetch` throws a TypeError when the host is unreachable or CORS blocks the response.
  if (['TypeError', 'ErrorTimeout', 'ChunkLoadError'].includes(name)) return 'unreachable';
  if (name === 'SecurityError' || name === 'QuotaExceededError') return 'no-storage';
  if (/no (?:matching )?state|state does not match|mismatch on settings/i.test(message)) {
    return 'wrong-state';
  }
  if (/nonce|subject|sub in id_token|invalid token/i.test(message)) return 'bad-answer';
  return 'provider-error';
}
