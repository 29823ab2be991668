/** Somebody who is logged in, in this tab. */
export type Session = {
  /** Tells users of one browser apart without naming them. */
  readonly accountId: string;
  /** As the provider calls them. */
  readonly name: string;
  /** Says at log-out who leaves. */
  readonly idToken: string;
  /** For the audience that is configured. */
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** A session from what was stored of it, if it is whole and has not expired. */
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
    // Somebody else's text under our key.
    return undefined;
  }
}

/** The id under which a browser keeps what belongs to one user of one provider. */
export async function makeAccountId(issuer: string, subject: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${issuer}\n${subject}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
