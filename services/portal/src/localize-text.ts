import { publicOrigin } from '@brand/service-kit';

export type LocalizeOptions = {
  /** The origin that the site was built for. */
  readonly publishedOrigin: string | undefined;
  readonly proxyHops: number;
};

/** Text for agents: pages as Markdown, and lists of them. */
const TEXT_FILE = /(?:\.md|(?:^|\/)llms(?:-full|-changes)?\.txt)$/;

/**
 * Inserts the origin of the requested portal into texts for agents, so that commands and code work
 * with a portal on the reader's machine. Pages do the same in the browser.
 */
export async function localizeText(
  request: Request,
  fileName: string,
  { publishedOrigin, proxyHops }: LocalizeOptions,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const origin = publicOrigin(request, proxyHops);
  if (publishedOrigin === undefined || origin === publishedOrigin || !TEXT_FILE.test(fileName)) {
    return send(request);
  }
  const whole = new Request(request.url, { method: request.method });
  const response = await send(whole);
  const { status, headers } = response;
  for (const name of ['accept-ranges', 'content-length', 'etag', 'last-modified']) {
    headers.delete(name);
  }
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const text = (await response.text()).replaceAll(publishedOrigin, origin);
  return new Response(text, { status, headers });
}
