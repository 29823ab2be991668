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
    'You are not logged in because the login was cancelled or denied. To try again, choose Log in. The playground also works without a login.',
  'session-ended': 'Your session has expired. To continue, choose Log in.',
  'wrong-state':
    'You are not logged in because this login started in another tab or took too long. To start again here, choose Log in.',
  expired: 'You are not logged in because the login took too long. To try again, choose Log in.',
  unreachable:
    'The login service cannot be reached. Check your connection and try again in a moment. The playground also works without a login.',
  'provider-error':
    'The login service reported an internal error. Try again in a few minutes. The playground also works without a login.',
  rejected:
    'The login service rejected this site. Report the problem to us. The playground also works without a login.',
  'bad-answer':
    'You are not logged in because the login service’s response is not valid. Check your device’s clock and try again.',
  insecure: 'Login requires a secure connection. Open this page over HTTPS.',
  'no-storage':
    'Login requires browser storage, which is blocked for this site. Allow the site to store data, then try again.',
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
