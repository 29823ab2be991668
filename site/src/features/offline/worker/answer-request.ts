import { OFFLINE_HEADER, OFFLINE_PATHS } from '@brand/wire/offline';
import { decodePath } from '@brand/wire/paths';
import { SEARCH_CONFIG_FILE } from '@brand/wire/search';
import type { Download, StoredFile } from './read-download.ts';

/** How long the network may take before the downloaded copy is shown. */
const NETWORK_TIMEOUT_MS = 2500;
/** The bundler puts a content hash into their names, so a downloaded copy is never outdated. */
const IMMUTABLE = /^(?:samples\/)?assets\//;
const SAMPLE_PAGE = /^samples\/.*\.html$/;

export type AnswerOptions = {
  readonly download: Pick<Download, 'find' | 'state'>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly baseUrl: string;
  readonly timeoutMs?: number;
};

/**
 * Answers a request of a page. Current files come from the network if that answers in time, so a
 * reader who is online sees the current build. Nothing is stored here.
 */
export async function answerRequest(request: Request, options: AnswerOptions): Promise<Response> {
  const { download, baseUrl } = options;
  const { pathname } = new URL(request.url);
  const path = decodePath(pathname.slice(baseUrl.length - 1)) ?? pathname;
  const name = path.slice(1);
  if (name === OFFLINE_PATHS.searchIndex) return listRecords(download);
  const file = await download.find(path);
  if (file) return answerFile(request, file, options);
  const settings = (await download.state())?.settings[name];
  if (settings !== undefined) {
    return preferNetwork(request, async () => answerSettings(name, settings), options);
  }
  try {
    return await options.fetch(request);
  } catch (error) {
    if (!isInTab(request)) throw error;
    return explainMissingPage(path, options);
  }
}

async function answerFile(
  request: Request,
  file: StoredFile,
  options: AnswerOptions,
): Promise<Response> {
  const isSample = SAMPLE_PAGE.test(file.path);
  if (isSample && isInTab(request)) return options.fetch(request).catch(explainSample);
  const stored = async (): Promise<Response | undefined> => {
    const response = await file.read();
    return response && isSample ? openSample(response) : response;
  };
  if (IMMUTABLE.test(file.path)) return (await stored()) ?? options.fetch(request);
  return preferNetwork(request, stored, options);
}

async function preferNetwork(
  request: Request,
  stored: () => Promise<Response | undefined>,
  { fetch, timeoutMs = NETWORK_TIMEOUT_MS }: AnswerOptions,
): Promise<Response> {
  const network = fetch(request);
  const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, timeoutMs);
  // A server that is being restarted answers with 502 or 503.
  const inTime = network.then(
    (response) => (response.status < 500 ? response : undefined),
    () => undefined,
  );
  const first = await Promise.race([inTime, timeout]);
  clearTimeout(timer);
  return first ?? (await stored()) ?? network;
}

/**
 * Service workers see no request of a frame without an origin, so a downloaded sample would load
 * nothing. Within our pages it gets our origin: it is our own code, and the rest of its policy stays.
 */
function openSample(response: Response): Response {
  const headers = new Headers(response.headers);
  const policy = headers.get('content-security-policy');
  if (policy !== null) headers.set('content-security-policy', withoutSandbox(policy));
  return new Response(response.body, { headers });
}

function explainSample(): Response {
  return new Response('Without a network, samples run only within their pages.', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

/** Whether the page itself is opened, not a frame in it. */
function isInTab({ mode, destination }: Request): boolean {
  return mode === 'navigate' && destination !== 'iframe';
}

function withoutSandbox(policy: string): string {
  return policy
    .split(';')
    .filter((directive) => !/^\s*sandbox\b/.test(directive))
    .join(';');
}

/** In the page's own search, the engine runs in a worker. */
function answerSettings(name: string, settings: unknown): Response {
  const content = name === SEARCH_CONFIG_FILE ? { ...Object(settings), isLocal: true } : settings;
  return Response.json(content, { headers: { [OFFLINE_HEADER]: '1' } });
}

async function listRecords(download: AnswerOptions['download']): Promise<Response> {
  const files = Object.keys((await download.state())?.files ?? {});
  return Response.json(files.filter((path) => /^offline\/search\/.*\.json$/.test(path)));
}

/** The page on downloads names the part that has the page. */
async function explainMissingPage(
  path: string,
  { download, baseUrl }: AnswerOptions,
): Promise<Response> {
  const isThere = await download.find(`/${OFFLINE_PATHS.page}`);
  if (!isThere) return Response.error();
  const url = `${baseUrl}${OFFLINE_PATHS.page}?${new URLSearchParams({ page: path })}`;
  return new Response(null, { status: 302, headers: { location: url } });
}
