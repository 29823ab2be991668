/** The signed parts of a webhook, as text. */
export type SignedMessage = {
  readonly id: string;
  /** Seconds since 1970, as in the header. */
  readonly timestamp: string;
  readonly body: string;
};

/** The signature of a message by Standard Webhooks: HMAC-SHA-256 in base64. */
export async function signMessage(
  key: Uint8Array<ArrayBuffer>,
  { id, timestamp, body }: SignedMessage,
): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signature = await crypto.subtle.sign('HMAC', imported, content);
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
