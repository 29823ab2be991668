import { publicOrigin } from '@brand/service-kit';

/** Mount path of the service, in the portal and in its own `main.ts`. */
export const MOUNT_PATH = '/rest';

export type BaseUrlOptions = {
  /** Set by the operator. */
  readonly publicUrl?: string | undefined;
  /** Number of trusted proxies, whose forwarded headers count. */
  readonly proxyHops: number;
};

/** Base URL of the service as seen by the client. */
export function baseUrlOf(request: Request, { publicUrl, proxyHops }: BaseUrlOptions): string {
  return (publicUrl ?? publicOrigin(request, proxyHops)) + MOUNT_PATH;
}
