import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { describe, expect, test } from 'vitest';
import { FAILURE_MESSAGES, LoginError, toLoginError } from './login-error.ts';

describe('toLoginError', () => {
  test.each([
    ['access_denied', 'refused'],
    ['login_required', 'session-ended'],
    ['interaction_required', 'session-ended'],
    ['invalid_grant', 'expired'],
    ['temporarily_unavailable', 'provider-error'],
    ['unauthorized_client', 'rejected'],
  ] as const)('maps %s of the provider to %s [S6.02]', (error, code) => {
    const failure = toLoginError(new ErrorResponse({ error }));
    expect(failure).toMatchObject({ code, message: FAILURE_MESSAGES[code] });
  });

  test.each([
    [new TypeError('Failed to fetch'), 'unreachable'],
    [new ErrorTimeout('Network timed out'), 'unreachable'],
    [new Error('No matching state found in storage'), 'wrong-state'],
    [new Error('No state in response'), 'wrong-state'],
    [new Error('authority mismatch on settings vs. signin state'), 'wrong-state'],
    [new Error('nonce in id_token does not match nonce in client storage'), 'bad-answer'],
    [new Error('Bad Gateway (502)'), 'provider-error'],
    [new LoginError('insecure'), 'insecure'],
    ['thrown text', 'provider-error'],
  ] as const)('maps %s to %s [S6.02]', (error, code) => {
    expect(toLoginError(error).code).toBe(code);
  });

  test('suggests an action in every message', () => {
    for (const message of Object.values(FAILURE_MESSAGES)) {
      expect(message).toMatch(/[Cc]hoose|[Tt]ry again|Report|Open|Allow/);
    }
  });
});
