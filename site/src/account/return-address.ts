import type { PendingRedirect } from './tab-session-store';

const ANSWER_PARAMETERS = ['code', 'state', 'error', 'error_description', 'error_uri', 'iss'];

/** Whether the provider sent the reader to this address. */
export function isReturn(
  address: string,
  callbackUrl: string,
  journey: PendingRedirect | undefined,
): boolean {
  const { origin, pathname, searchParams } = new URL(address);
  if (origin + pathname !== callbackUrl) return false;
  // Not every provider hands a state back at log-out.
  if (journey?.kind === 'logout') return true;
  const isAnswer = searchParams.has('code') || searchParams.has('error');
  return isAnswer && (searchParams.has('state') || journey !== undefined);
}

/** Where the reader began, or else this page without what the provider added. */
export function addressAfter(address: string, journey: PendingRedirect | undefined): string {
  const here = new URL(address);
  if (journey && URL.canParse(journey.returnTo, here.origin)) {
    const began = new URL(journey.returnTo, here.origin);
    if (began.origin === here.origin) return began.href;
  }
  for (const name of ANSWER_PARAMETERS) here.searchParams.delete(name);
  return here.href;
}
