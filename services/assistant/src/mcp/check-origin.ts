import { originValidationResponse } from '@modelcontextprotocol/server';

/**
 * Rejects requests from disallowed browser pages, as the protocol requires: otherwise a page whose
 * host name resolves to this server (DNS rebinding) could send requests in the name of its visitor.
 *
 * This gains an attacker nothing while the portal is public, because the tools return published
 * data, there is no login, and nothing is stored. So any website may send requests, and only
 * origins that are not a website are rejected. Operators of a private portal list the allowed
 * hosts.
 */
export function checkOrigin(
  request: Request,
  allowedHosts: readonly string[] | undefined,
): Response | undefined {
  const origin = request.headers.get('origin');
  if (origin === null) return undefined;
  const url = URL.parse(origin);
  const isWebsite = url !== null && /^https?:$/.test(url.protocol) && url.origin === origin;
  const hosts = allowedHosts ?? (isWebsite ? [url.hostname] : []);
  return originValidationResponse(request, [...hosts]);
}
