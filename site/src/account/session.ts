/** The session of a user in this tab. */
export type Session = {
  /** Distinguishes the users of one browser without containing their names. */
  readonly accountId: string;
  /** Display name from the provider. */
  readonly name: string;
  /** Sent at log-out to identify the session. */
  readonly idToken: string;
  /** Issued for the configured audience. */
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** Parses a stored session; `undefined` if it is incomplete or has expired. */
export function parseSession(text: string | null, now: number): Session | undefined {
  const session = parse(text);
  if (!session || session.expiresAt <= now) return undefined;
  return session;
}

function parse(text: string | null): Session | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Record<keyof Session, unknown>> | null;
    const texts = [value?.accountId, value?.name, value?.idToken, value?.accessToken];
    const isWhole =
      texts.every((part) => typeof part === 'string') && typeof value?.expiresAt === 'number';
    return isWhole ? (value as Session) : undefined;
  } catch {
    // Not written by this site.
    return undefined;
  }
}

/** A stable id for one user of one provider, used in storage keys. */
export async function makeAccountId(issuer: string, subject: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${issuer}\n${subject}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
