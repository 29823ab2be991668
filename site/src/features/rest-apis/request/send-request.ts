import type { HarRequest } from '../code/har-request.ts';

export type Answer = {
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  readonly durationMs: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly mediaType: string;
  readonly body: Blob;
  /** `undefined` for files that are no text. */
  readonly text: string | undefined;
};

/** Sends a request and reads the whole answer. The service knows no cookies. */
export async function sendRequest(
  { method, url, headers, postData }: HarRequest,
  signal: AbortSignal,
): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(url, {
    method,
    headers: headers.map(({ name, value }): [string, string] => [name, value]),
    ...(postData && { body: postData.text }),
    cache: 'no-store',
    credentials: 'omit',
    signal,
  });
  const body = await response.blob();
  const durationMs = Math.round(performance.now() - start);
  const [mediaType = ''] = (response.headers.get('content-type') ?? '').split(';');
  return {
    status: response.status,
    statusText: response.statusText,
    url: response.url,
    durationMs,
    headers: [...response.headers],
    mediaType,
    body,
    text: /json|xml|^text\//.test(mediaType) ? await body.text() : undefined,
  };
}

/** The JSON of an answer; `undefined` if it has none. */
export function parseJson({ mediaType, text }: Pick<Answer, 'mediaType' | 'text'>): unknown {
  if (text === undefined || !/\bjson$/.test(mediaType)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
