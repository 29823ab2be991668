import type { PendingRedirect } from './tab-session-store';

const RESPONSE_PARAMETERS = ['code', 'state', 'error', 'error_description', 'error_uri', 'iss'];

/** Whether this URL is a redirect from the provider. */
export function isProviderRedirect(
  address: string,
  callbackUrl: string,
  journey: PendingRedirect | undefined,
): boolean {
  const { origin, pathname, searchParams } = new URL(address);
  if (origin + pathname !== callbackUrl) return false;
  // Not every provider returns a state at log-out.
  if (journey?.kind === 'logout') return true;
  const isAnswer = searchParams.has('code') || searchParams.has('error');
  return isAnswer && (searchParams.has('state') || journey !== undefined);
}

/** The URL where the reader started, else this page without the provider's parameters. */
export function resolveReturnUrl(address: string, journey: PendingRedirect | undefined): string {
  const here = new URL(address);
  if (journey && URL.canParse(journey.returnTo, here.origin)) {
    const began = new URL(journey.returnTo, here.origin);
    if (began.origin === here.origin) return began.href;
  }
  for (const name of RESPONSE_PARAMETERS) here.searchParams.delete(name);
  return here.href;
}
