import { startIsolatedPortal } from '../../isolated-portal.ts';

export type HostedPortal = { readonly url: string; readonly close: () => Promise<void> };

/** Serves the built site from a separate process, configured for a hosted index. */
export async function startHostedPortal(
  settings: Readonly<Record<string, string>>,
): Promise<HostedPortal> {
  const { port, close } = await startIsolatedPortal({ ...settings, SEARCH_HOSTED: '1' });
  return { url: `http://localhost:${port}`, close };
}
