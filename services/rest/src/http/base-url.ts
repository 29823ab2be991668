/** Where the service is mounted, by the portal and by its own `main.ts` alike. */
export const MOUNT_PATH = '/rest';

export type BaseUrlOptions = {
  /** What the operator says. */
  readonly publicUrl?: string | undefined;
  /** Whether a proxy in front says truly what readers asked for. */
  readonly isProxyTrusted: boolean;
};

/** The address of the service as the client knows it. */
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
