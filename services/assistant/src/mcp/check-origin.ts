import { originValidationResponse } from '@modelcontextprotocol/server';

/**
 * Refuses the pages of browsers that may not ask, as the protocol demands of servers: a page whose
 * host name is made to lead here (DNS rebinding) would else ask in the name of its visitor.
 *
 * Nobody gains by that while the portal is public: all that the tools give is published, nobody is
 * logged in and nothing is kept. So pages of any website may ask, and only what is no origin of a
 * website is refused. An operator whose portal is not for all lists the hosts of pages that may ask.
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
