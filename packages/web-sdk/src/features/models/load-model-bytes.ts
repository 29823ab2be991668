import { MapViewError } from '../../kernel/map-view-error.ts';
import type { ModelOptions } from './model-options.ts';

/** The bytes of a model, from its options or its URL. */
export async function loadModelBytes(
  { url, bytes, onProgress }: ModelOptions,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes) return bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  if (url === undefined) {
    throw new MapViewError(
      'map-view/bad-option',
      'models.add: expected `url` or `bytes`, found neither.',
    );
  }
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const total = Number(response.headers.get('content-length')) || undefined;
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let loaded = 0;
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      loaded += chunk.length;
      onProgress?.({ loaded, total });
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer());
  } catch (error) {
    signal.throwIfAborted();
    throw new MapViewError(
      'map-view/model-failed',
      `models.add: ${url} could not be loaded (${String(error)}). Check the URL and the page's content security policy (connect-src), or pass \`bytes\`.`,
      { cause: error },
    );
  }
}
