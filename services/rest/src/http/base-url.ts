/** Mount path of the service, in the portal and in its own `main.ts`. */
export const MOUNT_PATH = '/rest';

export type BaseUrlOptions = {
  /** Set by the operator. */
  readonly publicUrl?: string | undefined;
  /** Whether the proxy's forwarded headers can be trusted. */
  readonly isProxyTrusted: boolean;
};

/** Base URL of the service as seen by the client. */
export function baseUrlOf(
  { url, headers }: Request,
  { publicUrl, isProxyTrusted }: BaseUrlOptions,
): string {
  if (publicUrl !== undefined) return publicUrl + MOUNT_PATH;
  const asked = new URL(url);
  if (!isProxyTrusted) return asked.origin + MOUNT_PATH;
  const protocol = headers.get('x-forwarded-proto') ?? asked.protocol.slice(0, -1);
  const host = headers.get('x-forwarded-host') ?? asked.host;
  return (URL.parse(`${protocol}://${host}`)?.origin ?? asked.origin) + MOUNT_PATH;
}
